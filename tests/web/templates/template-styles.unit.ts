import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'

const source = new URL('../../../packages/web/src/templates/', import.meta.url)
const read = (file: string) => readFile(new URL(file, source), 'utf8')

/** Where the style sheets of a template's tokens lie. A value without one is the default of styles/tokens.css. */
const tokenFolders = { surface: 'surfaces', shape: 'shapes', typeface: 'typefaces', density: 'densities' }

for (const code of templateCodes) {
  t.test(`the wide layout of ${code} starts at the template's breakpoint`, async (t) => {
    const css = await read(`codes/${code}.css`)
    const imported = [...css.matchAll(/@import "([^"]+)"(.*);/g)]
    t.ok(imported.length > 0, 'it imports wide rules')
    for (const [, file = '', condition] of imported) {
      t.equal(condition?.trim(), `(min-width: ${templates[code].breakpoint}px)`, file)
      t.match(
        await read(`codes/${file}`),
        /@layer wide \{/,
        `${file} overrides the narrow rules, whatever the order in which they load`,
      )
    }
  })

  t.test(`only the files of ${code} and the list of templates contain its code`, async (t) => {
    const files = await readdir(source, { recursive: true })
    for (const file of files.filter((name) => /\.(ts|tsx|css)$/.test(name))) {
      if (file.startsWith(`codes/${code}.`) || file === 'load-template.ts') continue
      t.notMatch(await read(file), new RegExp(`\\b${code}\\b`), file)
    }
  })

  t.test(`${code} imports the style sheets of its tokens`, async (t) => {
    const template = await read(`codes/${code}.ts`)
    const imported = [...template.matchAll(/import '\.\.\/(tokens\/[^']+)'/g)].map(([, file]) => file)
    const chosen = Object.entries(tokenFolders).map(([field, folder]) => {
      const value = new RegExp(`^  ${field}: '(\\w+)',$`, 'm').exec(template)?.[1]
      t.type(value, 'string', field)
      return `tokens/${folder}/${value}.css`
    })
    t.same(imported.toSorted(), chosen.filter((file) => existsSync(new URL(file, source))).toSorted())
  })
}

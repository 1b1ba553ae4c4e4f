import { readdir, readFile } from 'node:fs/promises'
import { templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'

const source = new URL('../../../packages/web/src/templates/', import.meta.url)
const read = (file: string) => readFile(new URL(file, source), 'utf8')

for (const code of templateCodes) {
  t.test(`${code} lays its wide layout out at its own breakpoint`, async (t) => {
    const css = await read(`${code}.css`)
    const imported = [...css.matchAll(/@import "([^"]+)"(.*);/g)]
    t.ok(imported.length > 0, 'brings wide rules in')
    for (const [, file = '', condition] of imported) {
      t.equal(condition?.trim(), `(min-width: ${templates[code].breakpoint}px)`, file)
      t.match(
        await read(file),
        /@layer wide \{/,
        `${file} wins over the narrow rules, in whatever order they load`,
      )
    }
  })

  t.test(`no file but ${code}’s own and the list of templates names it`, async (t) => {
    const files = await readdir(source, { recursive: true })
    for (const file of files.filter((name) => /\.(ts|tsx|css)$/.test(name))) {
      if (file.startsWith(`${code}.`) || file === 'load-template.ts') continue
      t.notMatch(await read(file), new RegExp(`\\b${code}\\b`), file)
    }
  })
}

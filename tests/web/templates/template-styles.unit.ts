import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { axes } from '@marquee/contracts/template-file'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import fallbacks from '#web/templates/tokens/typefaces/fallbacks.json' with { type: 'json' }
import { palette } from '../../../packages/contracts/src/palette/palette.ts'
import { colors } from '../../../packages/contracts/src/palette/standard-colors.ts'

const source = new URL('../../../packages/web/src/templates/', import.meta.url)
const read = (file: string) => readFile(new URL(file, source), 'utf8')

t.test('the rules of a wide layout override the narrow ones, in whichever order they load', async (t) => {
  const files = await readdir(source, { recursive: true })
  const wide = files.filter((name) => name.endsWith('-wide.css'))
  t.ok(wide.length > 0)
  for (const file of wide) {
    t.notMatch(await read(file), /@layer (?!wide)/, `${file} names no other layer than its own`)
  }
})

t.test('the sides of a box are those of the language', async (t) => {
  const files = await readdir(source, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.css')))
    t.notMatch(
      await read(file),
      /^ +(left|right):|(margin|padding|border)-(left|right)|text-align: (left|right)/m,
      file,
    )
})

t.test('a template has one typeface, with fallbacks of its measures', async (t) => {
  for (const typeface of axes.typeface) {
    const css = await read(`tokens/typefaces/${typeface}.css`)
    const families = new Set([...css.matchAll(/font-family: ?"([^"]+)"/g)].map(([, family = '']) => family))
    t.equal(families.size, 1, `${typeface}: ${[...families]}`)
    for (const family of families)
      t.match(css, new RegExp(`fallback(?:-font)?:\\s*"${family} fallback"`), `${typeface} uses its fallback`)
    t.ok(fallbacks[typeface].length > 0, `${typeface} has a fallback`)
  }
})

t.test('a value of the tokens has a style sheet, or is the default', async (t) => {
  const folders = {
    surface: 'surfaces',
    shape: 'shapes',
    typeface: 'typefaces',
    density: 'densities',
    ornament: 'ornaments',
    sectionHead: 'section-heads',
    button: 'buttons',
    ground: 'grounds',
    colorUse: 'color-uses',
    icons: 'icon-sets',
    tile: 'tiles',
    hotFormat: 'formats',
    winnersFormat: 'winners',
    motion: 'motions',
    illustration: 'illustrations',
  } as const
  const defaults = new Set([
    'shapes/soft',
    'densities/regular',
    'ornaments/plain',
    'section-heads/plain',
    'buttons/flat',
    'grounds/flat',
    'color-uses/accents',
    'color-uses/duotone',
    'color-uses/full',
    'icon-sets/line',
    'tiles/plain',
    'formats/lobby',
    'formats/rail',
    'formats/list',
    'winners/ticker',
    'motions/quick',
    'illustrations/disc',
  ])
  for (const [axis, folder] of Object.entries(folders)) {
    for (const value of axes[axis as keyof typeof folders]) {
      const name = `${folder}/${value}`
      t.equal(existsSync(new URL(`tokens/${name}.css`, source)), !defaults.has(name), name)
    }
  }
})

t.test('a form of a hero has a style sheet for every hero that a template shows in it', async (t) => {
  for (const { code, hero, heroForm } of Object.values(templates)) {
    if (heroForm === 'plain') continue
    t.ok(
      existsSync(new URL(`tokens/hero-forms/${heroForm}/${hero}.css`, source)),
      `${code}: ${heroForm} ${hero}`,
    )
  }
})

t.test('a form of a page has a style sheet of its own, or is the default', async (t) => {
  const forms = { lobbyPage: 'features/games/lobby/forms/lobby', entry: 'brand/entry' } as const
  const defaults = new Set(['banners', 'split'])
  for (const [axis, path] of Object.entries(forms)) {
    for (const value of axes[axis as keyof typeof forms].filter((name) => !defaults.has(name))) {
      const css = await read(`../${path}-${value}.css`)
      t.match(css, new RegExp(`\\[data-(lobby|entry)="${value}"\\]`), `${axis} ${value}`)
    }
  }
})

t.test('the style sheets of tokens name colors by tokens alone', async (t) => {
  const known = new Set(Object.keys(palette(colors.gold, 'accents')))
  const files = await readdir(new URL('tokens/', source), { recursive: true })
  for (const file of files.filter((name) =>
    /^(ornaments|section-heads|buttons|grounds|color-uses|icon-sets|tiles|hero-forms|formats|winners|motions|illustrations)\/.*\.css$/.test(
      name,
    ),
  )) {
    const css = await read(`tokens/${file}`)
    t.notMatch(css, /#(?!fff\b|000\b)[0-9a-f]{3,8}\b|\brgb|\bhsl/i, file)
    for (const [, name = ''] of css.matchAll(
      /var\(--(accent[\w-]*|text[\w-]*|surface[\w-]*|ground|deep[\w-]*)/g,
    ))
      t.ok(known.has(name), `${file}: --${name}`)
  }
})

import { readFile } from 'node:fs/promises'
import { maxTemplateBytes, TemplateFile } from '@marquee/contracts/template-file'
import { templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'
import * as z from 'zod'

const folder = new URL('../../packages/contracts/src/templates/', import.meta.url)
const good = templates.template1

const problemOf = (file: unknown) => {
  const read = TemplateFile.safeParse(file)
  return read.success ? undefined : read.error.issues.map(({ path }) => path.join('.'))[0]
}

t.test('every template is a file of its own, small and complete', async (t) => {
  for (const code of templateCodes) {
    const text = await readFile(new URL(`${code}.template.json`, folder), 'utf8')
    t.ok(Buffer.byteLength(text) <= maxTemplateBytes, code)
    const { breakpoint, productBreakpoint, ...others } = JSON.parse(text)
    t.match(templates[code], others, `${code} leaves nothing to a default`)
    t.same(Object.keys(templates[code]), Object.keys(JSON.parse(text)), code)
  }
})

t.test('the schema is closed', async (t) => {
  t.equal(problemOf(good), undefined)
  t.equal(problemOf({ ...good, css: 'body{}' }), '', 'an unknown key')
  for (const key of Object.keys(good))
    t.equal(problemOf({ ...good, [key]: undefined }), key, `${key} is missing`)
  t.equal(problemOf({ ...good, hero: 'parade' }), 'hero')
  t.equal(problemOf({ ...good, colors: ['gold', 'plaid'] }), 'colors.1')
  t.equal(problemOf({ ...good, colors: ['gold', 'gold'] }), 'colors')
  t.equal(problemOf({ ...good, colors: [] }), 'colors')
  t.equal(problemOf({ ...good, breakpoint: 200 }), 'breakpoint')
  t.equal(problemOf({ ...good, breakpoint: 'mobile' }), 'breakpoint', 'too narrow for a wide layout')
  t.equal(problemOf({ ...good, breakpoint: 'television' }), 'breakpoint')
  t.equal(problemOf({ ...good, productBreakpoint: '1200' }), 'productBreakpoint')
  t.equal(problemOf({ ...good, bodyClasses: ['theme-other'] }), 'bodyClasses.0')
  t.equal(problemOf({ ...good, code: '../x' }), 'code')
  t.equal(problemOf({ ...good, sections: ['recent', 'hot', 'new'] }), 'sections', 'players’ sections first')
  const bannersFirst = { ...good, sections: ['banners', 'hot', 'recent', 'new'] }
  t.equal(problemOf(bannersFirst), 'sections', 'first but for banners, which a brand may not have')
})

t.test('a width is a number, or the name of a breakpoint', async (t) => {
  for (const [written, width] of [
    [1100, 1100],
    ['tablet', 768],
    ['desktop', 1024],
    ['template4Custom', 999],
  ]) {
    const file = { ...good, breakpoint: written, productBreakpoint: written }
    t.match(TemplateFile.parse(file), { breakpoint: width, productBreakpoint: width }, `${written}`)
  }
})

t.test('the published JSON Schema is that of the code', async (t) => {
  const published = await readFile(new URL('../../docs/template.schema.json', import.meta.url), 'utf8')
  t.same(
    JSON.parse(published),
    z.toJSONSchema(TemplateFile, { io: 'input' }),
    'npm run tool -- template schema writes it',
  )
})

t.test('no two templates have the same form', async (t) => {
  const forms = templateCodes.map((code) => {
    const { frame, header, navigation, mobileBar, hero, lobby, card, sectionHead } = templates[code]
    return { code, values: [frame, header, navigation, mobileBar, hero, lobby, card, sectionHead] }
  })
  for (const [index, one] of forms.entries())
    for (const other of forms.slice(index + 1)) {
      const differing = one.values.filter((value, at) => value !== other.values[at]).length
      t.ok(differing >= 3, `${one.code} and ${other.code} differ on ${differing} of eight axes`)
    }
  const homes = new Set(templateCodes.map((code) => `${templates[code].sections}`))
  t.ok(homes.size >= 20, `${homes.size} homes`)
})

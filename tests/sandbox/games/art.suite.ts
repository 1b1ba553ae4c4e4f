import { type CategoryId, categoryIds } from '@marquee/contracts/categories'
import { providers } from '@marquee/contracts/providers'
import t from 'tap'
import { bannerArt } from '#demo-games/art/banner-art.ts'
import { motifs } from '#demo-games/art/category-motifs.ts'
import { gameArt } from '#demo-games/art/game-art.ts'
import { gamePaints } from '#demo-games/art/game-paints.ts'
import { type FaceName, lettering } from '#demo-games/art/lettering.ts'
import { brandIcon, brandLogo } from '#demo-games/art/logos/brand-logo.ts'
import { providerLogo } from '#demo-games/art/logos/marks.ts'
import { titleLettering } from '#demo-games/art/title-lettering.ts'
import { allBanners } from '#sandbox/areas/site/banners.ts'
import { openSandbox } from '../open-sandbox.ts'

const game = (category: CategoryId, gameCode: string, gameName = `Game ${gameCode}`) => ({
  category,
  gameCode,
  gameName,
  providerCode: 'JILI',
})

const tall = { width: 300, height: 400 }
const wide = { width: 400, height: 200 }
const sizes = [tall, { width: 300, height: 300 }, wide]

const token = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy
const entity = /&(?!(?:amp|lt|gt|quot|#39);)/

/** The first reason why a text is not well-formed XML; `undefined` when it is. */
function xmlErrorIn(xml: string): string | undefined {
  const open: string[] = []
  let end = 0
  for (const [whole, closing, name, attributes = '', empty] of xml.matchAll(token)) {
    end += whole.length
    if (entity.test(whole)) return `bare ampersand in ${whole.slice(0, 60)}`
    if (!name) continue
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `duplicate attribute in ${whole}`
    if (closing && open.pop() !== name) return `</${name}> closes another element`
    if (!closing && !empty) open.push(name)
  }
  if (end !== xml.length) return `not XML at: ${xml.slice(end, end + 60)}`
  return open.length > 0 ? `unclosed <${open.join('><')}>` : undefined
}

/** The references of a picture that lead outside it. */
function externalReferences(svg: string): string[] {
  const references = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map(
    ([, href, url]) => href ?? url ?? '',
  )
  const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`))
  return references.filter((reference) => !ids.has(reference))
}

/** How many letters a drawing has: each is moved to its place, and its outline begins there. */
const outlinesIn = (svg: string) => svg.match(/M[-\d.]+ [-\d.]+m/g)?.length ?? 0

function checkPicture(test: Tap, svg: string, name: string) {
  test.equal(xmlErrorIn(svg), undefined, `${name} is well-formed`)
  test.same(externalReferences(svg), [], `${name} has no external references`)
  test.notMatch(svg, /<script|<foreignObject|\son\w+=|javascript:/i, `${name} has no scripts`)
  test.notMatch(svg, /NaN|undefined|null|Infinity/, `${name} has no invalid numbers`)
}

type Tap = Pick<typeof t, 'equal' | 'same' | 'notMatch'>

t.test('the checks find broken XML and external references', async (t) => {
  for (const broken of ['<a><b></a>', '<a b="1" b="2"/>', '<a>&nbsp;</a>', '<a b=1/>', '<a>', '<a b="<"/>'])
    t.type(xmlErrorIn(broken), 'string', broken)
  t.same(externalReferences('<a href="https://x.example/"/><b fill="url(#gone)"/>'), [
    'https://x.example/',
    '#gone',
  ])
})

for (const category of categoryIds) {
  t.test(`pictures of ${category}`, async (t) => {
    const pictures = Array.from({ length: 40 }, (_, i) =>
      gameArt(game(category, `${category}-${i}`), sizes[i % 3] ?? tall),
    )
    for (const [i, picture] of pictures.entries()) {
      checkPicture(t, picture, `game ${i}`)
      t.notMatch(picture, '<text', 'the machine that draws it may have no fonts')
    }
    t.equal(new Set(pictures).size, 40, 'no two games look alike')
    t.ok(motifs[category].length > (category === 'spin' ? 0 : 1), 'there is more than one motif')
    for (const size of sizes) checkPicture(t, bannerArt(`banner of ${category}`, category, size), 'banner')
  })
}

t.test('the same game always has the same picture', async (t) => {
  const ox = game('slots', 'a', 'Golden Ox')
  t.equal(gameArt(ox, tall), gameArt(ox, tall))
  t.not(gameArt(ox, tall), gameArt({ ...ox, providerCode: 'PGSOFT' }, tall))
  t.equal(bannerArt('seed', 'slots', wide), bannerArt('seed', 'slots', wide))
})

t.test('a picture has the size that was asked for, and parts in places for its form', async (t) => {
  const drawn = sizes.map((size) => gameArt(game('slots', 'a'), size))
  for (const [i, picture] of drawn.entries())
    t.match(
      picture,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sizes[i]?.width}" height="${sizes[i]?.height}"`,
    )
  const places = drawn.map((picture) => [...picture.matchAll(/<svg x="[^>]*height="[\d.]+%"/g)].join())
  t.equal(new Set(places).size, 3)
})

t.test('words in the name determine the motif', async (t) => {
  const motifOf = (name: string) => gamePaints(game('slots', 'same', name)).motif
  t.not(motifOf('Dragon Dragon'), motifOf('Candy Candy'))
})

const hostile = `"><script>alert(1)</script><image href='https://x.example/a.png'/>&amp;\u0000\ud800 ]]>`

t.test('a hostile name is escaped', async (t) => {
  const drawn = [
    gameArt(game('slots', hostile, hostile), tall),
    gameArt({ ...game('poker', 'x', ''), providerCode: hostile }, tall),
    brandLogo({ siteName: hostile, hue: 30 }, 'dark'),
    brandIcon({ siteName: hostile, hue: 30, mark: hostile }),
    providerLogo(hostile, hostile),
    bannerArt(hostile, 'slots', wide, hostile),
  ]
  for (const [i, svg] of drawn.entries()) {
    t.equal(xmlErrorIn(svg), undefined, `drawing ${i} is well-formed`)
    t.same(externalReferences(svg), [])
    t.notMatch(svg, /<script|<image/i)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    t.notMatch(svg, /\u0000/)
  }
})

t.test('a long name is shown in full', async (t) => {
  const name = 'The Extraordinarily Long Legend of the Thousand Golden Dragons Deluxe'
  const { canvas } = gamePaints(game('slots', 'long', name))
  titleLettering(canvas, name)
  t.equal(outlinesIn(canvas.definitions()), name.replaceAll(' ', '').length)
})

t.test('every picture has its letters as outlines, whatever it says', async (t) => {
  const missing = (text: string, face: FaceName) =>
    text.replaceAll(' ', '').length - outlinesIn(lettering(text, { face, size: 20, x: 0, y: 0 }))
  t.equal(missing('Ж', 'wide'), 1, 'a letter of no font')
  const { post, site } = await openSandbox(t)
  const payload = { ...(await site()), game_type: '', per_page: 200 }
  for (const page of [1, 2]) {
    const { value } = await post('/api/product/game_list', { ...payload, page })
    t.equal(value.length, 200)
    for (const { game_name: name } of value) {
      for (const face of ['serif', 'wide'] as const) t.equal(missing(name, face), 0, name)
      for (const face of ['condensed', 'round'] as const) t.equal(missing(name.toUpperCase(), face), 0, name)
    }
  }
  for (const words of allBanners.flatMap(({ alt }) => Object.values(alt)))
    t.equal(missing(words, 'wide'), 0, words)
})

t.test('every provider has its own logo', async (t) => {
  const logos = Object.entries(providers).map(([code, { name }]) => providerLogo(code, name))
  for (const logo of logos) checkPicture(t, logo, 'logo')
  t.equal(new Set(logos).size, logos.length)
})

t.test('a brand has a wordmark and an icon', async (t) => {
  for (const mark of ['crown', 'star', 'spade', 'clover', 'flame', 'gem', 'bolt', 'wave', 'unknown']) {
    checkPicture(t, brandLogo({ siteName: 'LuckyBay 88', hue: 25, mark }, 'dark'), 'logo')
    checkPicture(t, brandIcon({ siteName: 'LuckyBay 88', hue: 25, mark }), 'icon')
  }
  t.match(brandIcon({ siteName: 'A', hue: 0 }), 'viewBox="0 0 512 512"')
})

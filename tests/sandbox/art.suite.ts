import { type CategoryId, categoryIds } from '@marquee/contracts/categories'
import { providers } from '@marquee/contracts/providers'
import t from 'tap'
import { bannerArt } from '#demo-games/art/banner-art.ts'
import { motifs } from '#demo-games/art/category-motifs.ts'
import { gameArt } from '#demo-games/art/game-art.ts'
import { brandIcon, brandLogo } from '#demo-games/art/logos/brand-logo.ts'
import { providerLogo } from '#demo-games/art/logos/marks.ts'

const game = (category: CategoryId, gameCode: string, gameName = `Game ${gameCode}`) => ({
  category,
  gameCode,
  gameName,
  providerCode: 'JILI',
})

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
    const pictures = Array.from({ length: 40 }, (_, i) => gameArt(game(category, `${category}-${i}`)))
    for (const [i, picture] of pictures.entries()) {
      checkPicture(t, picture, `game ${i}`)
      if (picture.length > 13_000) t.fail(`game ${i} takes ${picture.length} bytes`)
    }
    t.equal(new Set(pictures).size, 40, 'no two games look alike')
    t.ok(motifs[category].length > (category === 'spin' ? 0 : 1), 'there is more than one motif')
    const banner = bannerArt(`banner of ${category}`, category)
    checkPicture(t, banner, 'banner')
    t.notMatch(banner, '<text', 'a banner holds no lettering')
  })
}

t.test('the average picture is small', async (t) => {
  const sizes = Array.from({ length: 200 }, (_, i) => gameArt(game('slots', `g${i}`)).length)
  t.ok(sizes.reduce((sum, size) => sum + size, 0) / sizes.length < 8_500)
})

t.test('the same game always has the same picture', async (t) => {
  t.equal(gameArt(game('slots', 'a', 'Golden Ox')), gameArt(game('slots', 'a', 'Golden Ox')))
  t.not(
    gameArt(game('slots', 'a', 'Golden Ox')),
    gameArt({ ...game('slots', 'a', 'Golden Ox'), providerCode: 'PGSOFT' }),
  )
  t.equal(bannerArt('seed', 'slots'), bannerArt('seed', 'slots'))
})

t.test('the picture takes the shape of its box', async (t) => {
  const root = /^<svg [^>]*>/.exec(gameArt(game('slots', 'a')))?.[0] ?? ''
  t.notMatch(root, /viewBox|width=|height=/)
})

t.test('words in the name determine the motif', async (t) => {
  const plain = gameArt(game('slots', 'same', 'Dragon Dragon'))
  t.not(plain.replaceAll('Dragon', ''), gameArt(game('slots', 'same', 'Candy Candy')).replaceAll('Candy', ''))
})

const hostile = `"><script>alert(1)</script><image href='https://x.example/a.png'/>&amp;\u0000\ud800 ]]>`

t.test('a hostile name is escaped', async (t) => {
  const drawn = [
    gameArt(game('slots', hostile, hostile)),
    gameArt({ ...game('poker', 'x', ''), providerCode: hostile }),
    brandLogo({ siteName: hostile, hue: 30 }, 'dark'),
    brandIcon({ siteName: hostile, hue: 30, mark: hostile }),
    providerLogo(hostile, hostile),
    bannerArt(hostile, 'slots'),
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
  const lettered = [...gameArt(game('slots', 'long', name)).matchAll(/<text[^>]*>([^<]*)</g)]
    .map(([, text]) => text)
    .join(' ')
  t.equal(lettered.toLowerCase(), name.toLowerCase())
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

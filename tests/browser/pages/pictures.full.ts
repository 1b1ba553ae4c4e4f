import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'

const { site, visit } = await openFixture(t)

t.test('an image that fails to load is replaced by a drawing with the name of the game', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    await open('/slots?q=jade')
    const tile = page.locator('.tile', { hasText: 'Jade Dragon Rush' }).first()
    await tile.locator('.picture img').waitFor()
    const size = () =>
      tile.locator('.picture').evaluate((place) => [place.clientWidth, place.clientHeight].map(Math.round))
    const before = await size()

    expect(/^404 GET \/sized\/\d+\/art\/games\//)
    await page.route('**/art/games/**', (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await tile.locator('.picture-drawn svg path').waitFor()
    t.equal(await tile.locator('.picture-title').innerText(), 'Jade Dragon Rush')
    t.equal(await tile.locator('img').count(), 0, 'no broken picture')
    t.same(await size(), before)
    t.ok(await tile.getByRole('link', { name: 'Jade Dragon Rush', exact: true }).isVisible())
  }),
)

t.test('the server already renders the drawing for a game without an image', async (t) => {
  const { text } = await site.ask('/hot', { host: 'nogames.localhost' })
  t.match(text, /class="picture-drawn"[\s\S]*?class="picture-title">Jade Dragon Rush</)
})

t.test('a logo that fails to load is replaced by the name of the brand', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, expect }) => {
    expect(/^404 GET \/media\/art\/brands\//)
    await page.route('**/media/art/brands/**', (route) => route.fulfill({ status: 404 }))
    await open('/')
    const brand = page.getByRole('banner').getByRole('link', { name: 'Luna Palace' })
    await brand.locator('.brand-name').waitFor()
    t.equal(await brand.locator('img').count(), 0)
  }),
)

t.test('a provider is shown by its logo, or by its name when the logo fails', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    const provider = page.getByRole('main').getByRole('link', { name: /^JILI/ })
    const come = async () => {
      await open('/')
      t.equal(await provider.count(), 0, 'logos load when they come near the viewport')
      await page.getByRole('heading', { name: /^About / }).scrollIntoViewIfNeeded()
      await provider.scrollIntoViewIfNeeded()
      return provider.locator('.provider-logo').evaluate((place) => [place.clientWidth, place.clientHeight])
    }
    const before = await come()
    const logo = provider.getByRole('img', { name: 'JILI' })
    await logo.waitFor()
    t.equal(await logo.getAttribute('src'), '/media/art/providers/JILI.svg')

    expect(/^404 GET \/media\/art\/providers\//)
    await page.route('**/media/art/providers/**', (route) => route.fulfill({ status: 404 }))
    t.same(await come(), before)
    await provider.locator('.picture-drawn').waitFor()
    t.equal(await provider.locator('.picture-title').innerText(), 'JILI')
  }),
)

t.test('an image in an operator’s text that fails to load shows its alt text', (t) => {
  const replace = {
    'cms.en_about_us_body': '<p>Us</p><p><img src="/art/nowhere.png" alt="Our house"></p><p>After</p>',
  }
  const call = '/api/settings/siteinfodetail'
  site.sandbox.control.fault({ call, domain: 'lostpicture.localhost', fault: { kind: 'drift', replace } })
  return visit(t, { brand: 'lostpicture', ...phone }, async ({ page, open, expect }) => {
    expect(/^404 GET \/media\/art\/nowhere\.png$/)
    await open('/about')
    const place = page.locator('.prose-missing')
    await place.waitFor()
    t.equal(await place.innerText(), 'Our house')
    t.equal(await page.locator('.prose img').count(), 0)
    t.ok(((await place.boundingBox())?.height ?? 0) >= 120)

    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
    await page.goBack()
    await place.waitFor()
    t.equal(await page.getByRole('button', { name: ui.app.retry }).count(), 0)
  })
})

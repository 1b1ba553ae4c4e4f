import t from 'tap'
import { content } from '#web/i18n/locales/en/pages/site.ts'
import { client } from '#web/i18n/locales/en/site.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { textsOf } from '../../support/texts-of.ts'
import { withValues } from '../../support/with-values.ts'

const filipino = textsOf.PHP.ui.content

const { site, visit } = await openFixture(t)
const { control } = site.sandbox
const cms = '/api/settings/siteinfodetail'
const socialAccounts = '/api/settings/social_account'

t.test('an operator’s text is in the document, in the visitor’s language, without scripts', (t) =>
  visit(t, { brand: 'template1', ...phone, javaScriptEnabled: false }, async ({ page, open }) => {
    for (const [path, heading, words] of [
      ['/about', 'About Luna Palace', 'Clear rules.'],
      ['/php/about', 'Tungkol sa Luna Palace', 'Malinaw na patakaran.'],
      ['/cn/about', '关于 Luna Palace', '规则清楚。'],
      ['/banking', 'Banking at Luna Palace', 'Where you see it'],
      ['/privacy-policy', 'Privacy policy', 'Who else sees it'],
      ['/responsible-gaming', 'Responsible gaming', '1553'],
    ] as const) {
      await open(path)
      t.equal(await page.getByRole('heading', { level: 1 }).innerText(), heading, path)
      t.ok(await page.getByRole('main').getByText(words).first().isVisible(), words)
    }
    await open('/')
    t.ok(
      await page.getByRole('heading', { name: 'About Luna Palace' }).isVisible(),
      'the brand’s own text ends the home page',
    )
    await open('/faqs')
    const answer = page.getByText('Choose Sign up, enter an account ID')
    t.notOk(await answer.isVisible())
    await page.getByText('How do I open an account?').click()
    t.ok(await answer.isVisible(), 'an FAQ entry opens without scripts')
  }),
)

t.test(
  'the operator’s text about a page and its title follow each navigation, in the language of the page',
  (t) =>
    visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
      const text = page.locator('main > .quiet-text')
      const shows = async (name: string, title: RegExp) => {
        await text.getByRole('heading', { level: 2, name, exact: true }).waitFor()
        t.equal(await text.count(), 1, name)
        t.match(await page.title(), title)
      }
      await open('/php/slots')
      await shows('Slots na may limang reel', /^Slots na may limang reel/)
      await page.getByRole('navigation').getByRole('link', { name: 'Fishing' }).first().click()
      await shows('Fishing games, isang taya bawat bala', /^Fishing games, isang taya/)
      await page.goBack()
      await shows('Slots na may limang reel', /^Slots na may limang reel/)
      await page.getByRole('contentinfo').getByRole('link', { name: 'VIP', exact: true }).click()
      await text.waitFor({ state: 'detached' })
    }),
)

t.test('text rendered by the server stays unchanged, and no sanitizer is loaded for it', (t) =>
  visit(t, { brand: 'unchanged', ...phone }, async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await open('/about')
    const html = await page.locator('.prose').innerHTML()
    const { text } = await site.ask('/about', { host: 'unchanged.localhost' })
    t.match(text, html, 'identical to the server’s')
    t.notOk(asked.some((path) => /purify|\/api\/cms/.test(path)))
  }),
)

t.test('a text loaded later passes the browser’s sanitizer', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    // The sanitizer parses in a separate document, which still reports content security policy violations.
    expect(/^console error: Executing inline event handler violates/)
    // As if the gateway had not sanitized it.
    await page.route('**/api/cms/faqs*', (route) =>
      route.fulfill({
        json: {
          enabled: true,
          html: `<h2>Questions</h2><p>Fine<img src=x onerror="document.documentElement.dataset.hacked='yes'"><img src=y></p><iframe srcdoc="x"></iframe>`,
          language: 'en',
        },
      }),
    )
    await page.route(/\/x$/, (route) => route.fulfill({ status: 204 }))
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    await page.route(/\/y$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
    await open('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()
    t.equal(await page.locator('.prose [onerror], iframe').count(), 0)
    t.equal(await page.evaluate(() => document.documentElement.dataset.hacked), undefined)
    t.equal(await page.locator('.prose img').getAttribute('loading'), 'lazy')
  }),
)

t.test('hostile markup of an operator runs nothing, on any page that shows it', (t) =>
  visit(t, { brand: 'hostilecms', ...desk }, async ({ page, open, expect }) => {
    expect(/^404 GET \/media\/x$/)
    for (const path of ['/', '/about', '/faqs', '/banking', '/privacy-policy', '/responsible-gaming']) {
      await open(path)
      await page.getByRole('main').getByText('Thank you for reading.').last().hover({ force: true })
      t.equal(await page.evaluate(() => document.documentElement.dataset.hacked), undefined, path)
      t.equal(await page.locator('main :is(form[action*="steal"], iframe, script, svg a)').count(), 0)
    }
  }),
)

t.test('a text that the operator has disabled shows a message and how to contact support', (t) => {
  const replace = { 'cms.about_us_status': false, 'cms.faqs_status': false }
  control.fault({ call: cms, domain: 'silent.localhost', times: 20, fault: { kind: 'drift', replace } })
  const none = { kind: 'drift', replace: { accountList: [] } } as const
  control.fault({ call: socialAccounts, domain: 'silent.localhost', times: 20, fault: none })
  return visit(t, { brand: 'silent', ...phone }, async ({ page, open }) => {
    const title = withValues(content.empty.title, { site: 'Luna Palace' })
    await open('/about')
    await page.getByText(withValues(content.about.lead, { site: 'Luna Palace' })).waitFor()
    t.equal(await page.getByRole('main').getByRole('link', { name: 'FAQs' }).count(), 0)
    await open('/faqs')
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
    // Nor are networks announced on which the brand has no account.
    await page.getByRole('heading', { name: content.contact.networks }).waitFor({ state: 'detached' })
    await open('/')
    t.equal(await page.locator('.lazy-hydrate .quiet-text').count(), 0)
  })
})

t.test('a text that cannot be loaded shows an error with a reference, and loads on retry', (t) => {
  control.fault({ call: cms, domain: 'broken.localhost', times: 50, fault: { kind: 'status', status: 500 } })
  return visit(t, { brand: 'broken', ...phone }, async ({ page, open, expect }) => {
    expect(/^503 GET \/api\/cms\/banking\?language=PHP$/)
    expect(/^503 GET \/api\/site\/documents$/)
    expect(/^console warning: serviceUnavailable/)
    await open('/php/banking')
    await page.getByRole('heading', { name: filipino.failed }).waitFor()
    t.match(await page.getByRole('alert').innerText(), /[0-9A-Z]{4}-[0-9A-Z]{4}/)
    control.clearFaults()
    await fetch(`${site.adminUrl}/purge?host=broken.localhost&kind=all`, { method: 'POST' })
    await page.getByRole('button', { name: 'Subukan ulit' }).click()
    await page.getByRole('heading', { level: 1, name: 'Banking sa Luna Palace' }).waitFor()
  })
})

t.test('contact links to the brand’s accounts, and names no channel that it lacks', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/contact-us')
    const facebook = page.getByRole('main').getByRole('link', { name: /^Facebook/ })
    t.equal(await facebook.getAttribute('href'), 'https://facebook.example/lunapalace')
    t.equal(await facebook.getAttribute('rel'), 'noopener noreferrer')
    // This gateway has no CHAT_SCRIPT_URL.
    t.equal(await page.getByRole('main').getByText(client.chat).count(), 0)
    const follow = page.getByRole('navigation', { name: 'Follow Luna Palace' })
    t.equal(await follow.getByRole('link').count(), 5)
  }),
)

t.test('the footer of every page links to existing pages', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, ask }) => {
    await open('/slots')
    const links = page.getByRole('navigation', { name: 'About this site' }).getByRole('link')
    const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    t.ok(targets.includes('/faqs') && targets.includes('/download'))
    t.ok(targets.includes('/news'))
    for (const target of targets) t.equal((await ask(target)).status, 200, target)
  }),
)

t.test('download uses the browser’s install prompt where there is one, else shows the steps', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, ask }) => {
    await open('/')
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          document.documentElement.dataset.prompted = 'yes'
          window.dispatchEvent(new Event('appinstalled'))
          return { outcome: 'accepted' }
        },
      })
      window.dispatchEvent(offer)
      document.documentElement.dataset.held = String(offer.defaultPrevented)
    })
    t.equal(await page.evaluate(() => document.documentElement.dataset.held), 'true', 'kept for the button')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Get the app', exact: true }).click()
    await page.getByRole('button', { name: 'Install Luna Palace' }).click()
    await page.getByText('Luna Palace is installed.').waitFor()
    t.equal(await page.evaluate(() => document.documentElement.dataset.prompted), 'yes')

    await open('/download')
    await page.getByText(content.download.steps.chrome.one).waitFor()
    t.equal(await page.getByRole('button', { name: /^Install/ }).count(), 0)
    const { androidUrl } = (await ask('/api/site/app-download')).json<{ androidUrl: string }>()
    const android = page.getByRole('main').getByRole('link', { name: 'Download for Android' })
    t.equal(await android.getAttribute('href'), androidUrl)
    t.match(androidUrl, /^http/)
  }),
)

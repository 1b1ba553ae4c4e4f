import t, { type Test } from 'tap'
import { sanitizeTexts } from '#bff/sites/sanitize-texts.ts'
import { openFixture } from '../../support/browser/fixture.ts'
import { htmlAttacks } from '../../support/browser/html-attacks.ts'
import { openBuiltClient } from '../../web/built-client.ts'

const { visit } = await openFixture(t)
const { manifest } = await openBuiltClient()
const purifier = `/${manifest['src/content/purify.ts']?.file}`

const wanted = `<h2>Title</h2><h3>Sub</h3><p>A <strong>b</strong> <em>c</em> <a href="/faqs">d</a> <a href="mailto:a@b.example">e</a> <a href="tel:1553">f</a><br><code>g</code></p><ul><li>h</li></ul><ol><li>i</li></ol><blockquote>j</blockquote><table><thead><tr><th scope="col" colspan="2">k</th></tr></thead><tbody><tr><td>l</td><td>m</td></tr></tbody></table><dl><dt>n</dt><dd>o</dd></dl><img src="/media/p.svg" alt="p" width="10" height="10"><hr>`

/** The image origin of the platform, as far as this test needs it. */
const imageAddress = (address: string) => (/^(?:https?:\/\/|\/(?![/\\]))/.test(address) ? address : '')
const byGateway = async (html: string) => (await sanitizeTexts([html], { imageAddress }))[0] ?? ''

/**
 * Inserts HTML into a page without a content security policy, clicks everything, and returns what ran or should not be
 * there.
 */
function show({ html, purifierAddress }: { html: string; purifierAddress: string | undefined }) {
  const tags =
    /^(H[234]|P|BR|HR|BLOCKQUOTE|UL|OL|LI|DL|DT|DD|DIV|SPAN|STRONG|B|EM|I|U|S|SMALL|SUP|SUB|CODE|A|IMG|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD)$/
  const attributes = /^(href|rel|src|alt|width|height|loading|colspan|rowspan|scope)$/
  const examine = async (clean: string) => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = clean
    const faults: string[] = []
    for (const element of place.querySelectorAll('*')) {
      if (!tags.test(element.tagName)) faults.push(`element ${element.tagName}`)
      for (const { name, value } of element.attributes) {
        // An element is serialized with the `is` it was created with, so the attribute can be emptied but not removed.
        if (!attributes.test(name) && !(name === 'is' && value === '')) faults.push(`attribute ${name}`)
        if (name === 'href' || name === 'src') {
          const url = new URL(value, location.href)
          const isOwn =
            /^https?:$/.test(url.protocol) || (name === 'href' && /^(mailto|tel):$/.test(url.protocol))
          if (!isOwn || /^\s*[/\\]{2}/.test(value)) faults.push(`${name} ${value}`)
        }
      }
      if (element.tagName === 'A' && element.getAttribute('rel') !== 'noopener noreferrer nofollow')
        faults.push('a link without rel')
    }
    for (const link of place.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    }
    const pictures = [...place.querySelectorAll('img')].filter(({ complete }) => !complete)
    const arrival = (picture: HTMLImageElement) =>
      new Promise((resolve) => {
        for (const event of ['load', 'error']) picture.addEventListener(event, resolve)
      })
    await Promise.all(pictures.map(arrival))
    // A second parse reveals mutation XSS.
    const second = document.createElement('div')
    second.innerHTML = place.innerHTML
    if (second.innerHTML !== place.innerHTML) faults.push('another meaning when it is parsed again')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (document.documentElement.dataset.hacked) faults.push('it ran')
    delete document.documentElement.dataset.hacked
    const { innerHTML } = place
    place.remove()
    return { faults, html: innerHTML }
  }
  return (async () => {
    if (!purifierAddress) return examine(html)
    const { purify } = (await import(purifierAddress)) as { purify: (html: string) => string }
    return examine(purify(html))
  })()
}

const unguarded = { brand: 'template1', bypassCSP: true }

function shows(t: Test, name: string, clean: (html: string) => Promise<string>, purifierAddress?: string) {
  return t.test(`${name} neutralises all ${Object.keys(htmlAttacks).length} attacks`, (t) =>
    visit(t, unguarded, async ({ page, open }) => {
      await open('/login')
      await page.route(/\/x$|evil\.example|\/1$|\/p\.svg$/, (route) => route.fulfill({ status: 204 }))
      for (const [attack, html] of Object.entries(htmlAttacks)) {
        const { faults } = await page.evaluate(show, { html: await clean(html), purifierAddress })
        t.same(faults, [], attack)
      }
      const kept = await page.evaluate(show, { html: await clean(wanted), purifierAddress })
      t.same(kept.faults, [])
      const plain = (html: string) => html.replaceAll(/ (?:rel|loading)="[^"]*"/g, '')
      t.equal(plain(kept.html), wanted, 'keeps harmless markup')
    }),
  )
}

t.test('without a sanitizer the attacks run in this test page', (t) =>
  visit(t, unguarded, async ({ page, open }) => {
    await open('/login')
    await page.route(/\/x$/, (route) => route.fulfill({ status: 204 }))
    const html = htmlAttacks['image error'] ?? ''
    const { faults } = await page.evaluate(show, { html, purifierAddress: undefined })
    t.ok(faults.includes('it ran'))
  }),
)

shows(t, 'the gateway’s sanitizer', byGateway)
shows(t, 'the browser’s sanitizer', async (html) => html, purifier)
shows(t, 'one after the other', byGateway, purifier)

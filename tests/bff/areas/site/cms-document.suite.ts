import t from 'tap'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox
const call = '/api/settings/siteinfodetail'

interface Text {
  enabled: boolean
  html: string
  language: string
}
const ask = (host: string, path: string) => site.ask(`/api/cms/${path}`, { host })
const textOf = async (host: string, path: string) => (await ask(host, path)).json<Text>()

t.test('each reader gets the body of their language, and no other document', async (t) => {
  const host = 'texts.localhost'
  const english = await textOf(host, 'aboutUs?language=EN')
  t.match(english, { enabled: true, html: /<h2>About/, language: 'en' })
  t.match(await textOf(host, 'aboutUs?language=PHP'), { html: /<h2>Tungkol/, language: 'fil' })
  t.match(await textOf(host, 'aboutUs?language=CN'), { html: /<h2>关于/, language: 'zh-Hans' })
  t.notMatch(english.html, 'Privacy')
  t.equal(control.calls(call).length, 1, 'one call for all of them')
})

t.test('without a Chinese body, readers of Chinese get the English one and not the Filipino', async (t) => {
  const host = 'bilingual.localhost'
  control.fault({ call, domain: host, fault: { kind: 'drift', remove: ['cms.cn_about_us_body'] } })
  t.match(await textOf(host, 'aboutUs?language=CN'), { html: /<h2>About/, language: 'en' })
})

t.test('a local body in Chinese is for readers of Chinese', async (t) => {
  const host = 'chinese.localhost'
  const fault = { kind: 'drift', replace: { 'cms.local_about_us_body': '<p>关于我们</p>' } } as const
  control.fault({ call, domain: host, fault })
  t.strictSame(await textOf(host, 'aboutUs?language=CN'), {
    enabled: true,
    html: '<p>关于我们</p>',
    language: 'zh-Hans',
  })
  t.equal((await textOf(host, 'aboutUs?language=PHP')).language, 'en')
})

t.test('the terms are a document of a platform that has them', async (t) => {
  t.match(await textOf('texts.localhost', 'terms?language=EN'), { enabled: true, html: /<h3>/ })
  const host = 'unpublished.localhost'
  control.fault({ call, domain: host, fault: { kind: 'drift', replace: { 'cms.terms_status': 0 } } })
  t.match(await textOf(host, 'terms?language=EN'), { enabled: false })
  t.match(await textOf(host, 'aboutUs?language=EN'), { enabled: true })
})

t.test('a body that was left empty gives way to the other', async (t) => {
  const host = 'half.localhost'
  const replace = {
    'cms.en_faqs_body': '<p><br></p>&nbsp;',
    'cms.local_banking_body': '',
    'cms.banking_status': false,
  }
  control.fault({ call, domain: host, fault: { kind: 'drift', replace } })
  t.match(await textOf(host, 'faqs?language=EN'), { html: /Mga madalas/, language: 'fil' })
  t.match(await textOf(host, 'banking?language=PHP'), { enabled: false, html: /Banking at/, language: 'en' })
})

t.test('a picture whose address has no scheme stays in the text', async (t) => {
  const host = 'pictured.localhost'
  const replace = { 'cms.en_about_us_body': '<p>We<img src="//images.example.com/we.png" alt="us"></p>' }
  control.fault({ call, domain: host, fault: { kind: 'drift', replace } })
  const { html } = await textOf(host, 'aboutUs?language=EN')
  t.match(html, '<img src="https://images.example.com/we.png" alt="us"')
})

t.test('the bytes of a text are made once and validated', async (t) => {
  const host = 'bytes.localhost'
  const first = await ask(host, 'faqs?language=EN')
  const etag = String(first.headers.etag)
  const again = await site.ask('/api/cms/faqs?language=EN', { host, headers: { 'if-none-match': etag } })
  t.equal(again.status, 304)
  const other = await ask(host, 'faqs?language=PHP')
  t.not(other.headers.etag, etag)
  t.not(other.text, first.text)
})

t.test('an unknown document, and a language that is not offered, are mistakes of the caller', async (t) => {
  for (const path of ['rules?language=EN', 'aboutUs?language=MMK', 'aboutUs', '__proto__?language=EN'])
    t.equal((await ask('localhost', path)).status, 400, path)
})

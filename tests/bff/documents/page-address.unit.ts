import type { LanguageCode } from '@marquee/contracts/languages'
import t from 'tap'
import { readPageAddress } from '#bff/documents/page-address.ts'

const all: LanguageCode[] = ['EN', 'PHP', 'CN']
const read = (url: string, wishes: { cookie?: string; acceptLanguage?: string } = {}, offered = all) =>
  readPageAddress(url, offered, {
    cookies: wishes.cookie && `viewport=mobile; lang=${wishes.cookie}`,
    acceptLanguage: wishes.acceptLanguage,
  })

t.test('the prefix selects the language, in any case; no prefix is the default', async (t) => {
  t.match(read('/'), { language: 'EN', path: '/', page: 'home' })
  t.match(read('/slots'), { language: 'EN', path: '/slots', page: 'slots' })
  t.match(read('/php'), { language: 'PHP', path: '/', page: 'home' })
  t.match(read('/cn/slots'), { language: 'CN', path: '/slots', page: 'slots' })
  t.match(read('/en/slots'), { language: 'EN', path: '/slots' })
  t.same(read('/PHP/slots?x=1'), { redirect: '/php/slots?x=1', permanent: true })
  t.match(read('/phpx'), { language: 'EN', path: '/phpx', page: undefined })
})

t.test('prefix, then cookie, then browser, then default', async (t) => {
  t.match(read('/cn', { cookie: 'PHP', acceptLanguage: 'en' }), { language: 'CN' })
  t.same(read('/slots', { cookie: 'PHP', acceptLanguage: 'zh' }), {
    redirect: '/php/slots',
    permanent: false,
    language: 'PHP',
  })
  t.same(read('/?a=b', { acceptLanguage: 'fr;q=1, zh-TW;q=0.9, en;q=0.1' }), {
    redirect: '/cn?a=b',
    permanent: false,
    language: 'CN',
  })
  t.match(read('/', { cookie: 'EN', acceptLanguage: 'fil' }), { language: 'EN' })
  t.match(read('/', { acceptLanguage: 'fr' }), { language: 'EN' })
  t.match(
    read('/', { cookie: 'MMK', acceptLanguage: 'en' }),
    { language: 'EN' },
    'a declared language is not offered',
  )
})

t.test('of several saved languages the last valid one counts', async (t) => {
  const cases: [string, string | undefined][] = [
    ['CN; lang=EN', undefined],
    ['EN; lang=CN', '/cn'],
    ['CN; lang=xx; a=lang=EN', '/cn'],
    ['CN; lang=PHP; lang=', '/php'],
  ]
  for (const [cookie, redirect] of cases) {
    const address = read('/', { cookie })
    t.equal('redirect' in address ? address.redirect : undefined, redirect, cookie)
  }
})

t.test('a language that the brand does not offer is ignored', async (t) => {
  t.same(read('/cn/slots', {}, ['EN', 'PHP']), { redirect: '/slots', permanent: false })
  for (const home of ['/cn', '/cn/', '/cn//'])
    t.same(read(home, {}, ['EN', 'PHP']), { redirect: '/', permanent: false }, home)
  for (const url of ['/cn//evil.example', '/cn/\\evil.example', '/cn/%2fevil.example'])
    t.match(read(url, {}, ['EN', 'PHP']), { path: url, page: undefined }, url)
  t.match(read('/', { cookie: 'CN' }, ['EN', 'PHP']), { language: 'EN' })
})

t.test('addresses have one canonical form, and never redirect off the site', async (t) => {
  t.same(read('/slots/'), { redirect: '/slots', permanent: true })
  t.same(read('/php/'), { redirect: '/php', permanent: true })
  for (const url of ['//evil.example/', '/\\evil.example', '//evil.example/php', '/php//evil.example/']) {
    const address = read(url, { cookie: 'PHP' })
    if ('redirect' in address)
      t.notMatch(address.redirect, /^(?:\/\/|\/\\|https?:)/, `${url} -> ${address.redirect}`)
    else t.equal(address.page, undefined, url)
  }
})

t.test('only the declared parameters of a page make another document', async (t) => {
  t.match(read('/slots?utm_source=x&provider=JILI&page=2'), { query: '?page=2&provider=JILI' })
  t.match(read('/slots?fbclid=1'), { query: '' })
  t.match(read('/?provider=JILI'), { query: '' })
  t.match(read(`/slots?q=${'a'.repeat(500)}`), { query: `?q=${'a'.repeat(40)}` })
})

t.test('a URL segment of the specification redirects to its page, in its language', async (t) => {
  t.same(read('/livecasino'), { redirect: '/casino', permanent: true })
  t.same(read('/php/table?provider=V8'), { redirect: '/php/poker?provider=V8', permanent: true })
  t.same(read('/fish/', { cookie: 'CN' }), { redirect: '/fish', permanent: true }, 'written properly first')
  t.match(read('/slots'), { page: 'slots' }, 'one that is the page itself is not sent on')
})

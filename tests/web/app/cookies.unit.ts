import t from 'tap'
import { clientDomainCookie, viewportCookie } from '#web/app/startup/site-cookies.ts'
import { languageCookie } from '#web/i18n/language.ts'

t.test('the viewport cookie lasts 365 days and is strict', async (t) => {
  t.equal(viewportCookie('tablet'), 'viewport=tablet; Max-Age=31536000; Path=/; SameSite=Strict; Secure')
})

t.test('the client’s domain is the last two labels of the host', async (t) => {
  t.equal(
    clientDomainCookie('www.play.example.com'),
    'clientDomain=example.com; Path=/; Secure; SameSite=Lax',
  )
  t.match(clientDomainCookie('localhost'), /^clientDomain=localhost;/)
})

t.test('the language cookie lasts 365 days', async (t) => {
  t.equal(languageCookie('PHP'), 'lang=PHP; Max-Age=31536000; Path=/; SameSite=Lax')
})

import t from 'tap'
import { clientDomainCookie, languageCookie } from '../../../packages/web/src/app/site-cookies.ts'
import { breakpointOf, viewportCookie } from '../../../packages/web/src/app/viewport-cookie.ts'

t.test('the viewport cookie lasts 365 days and is strict', async (t) => {
  t.equal(viewportCookie('tablet'), 'viewport=tablet; Max-Age=31536000; Path=/; SameSite=Strict; Secure')
})

t.test('a width has the widest breakpoint that fits it', async (t) => {
  const names = [319, 320, 374, 375, 425, 768, 1023, 1024, 1280, 1600].map((widthPx) => breakpointOf(widthPx))
  t.same(names, [
    'mobile',
    'mobile',
    'mobile',
    'mobileMedium',
    'mobileWide',
    'tablet',
    'tablet',
    'desktop',
    'desktopMedium',
    'desktopWide',
  ])
})

t.test('a page may have breakpoints of its own', async (t) => {
  const table = { wide: 999, narrow: 320 }
  t.same(
    [300, 998, 999].map((widthPx) => breakpointOf(widthPx, table)),
    ['narrow', 'narrow', 'wide'],
  )
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

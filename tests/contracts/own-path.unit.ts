import { isOwnPath } from '@marquee/contracts/own-path'
import t from 'tap'

t.test('a path of the site, with any query', async (t) => {
  for (const address of [
    '/',
    '/slots',
    '/php/slots?provider=JILI#top',
    '/a%20b',
    '/100%25',
    '/\u00e9',
    '/?next=https://x.example//',
    '/login?next=%2F%2Fevil.example',
    '/slots?q=a\\b',
  ])
    t.equal(isOwnPath(address), true, address)
})

t.test('what a browser or a proxy may read as another host is none', async (t) => {
  for (const address of [
    '',
    'slots',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252Fevil.example',
    '/%25255Cevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/slots\r\nset-cookie: a=b',
    '/slots?a=\n',
    '/slots%0d%0aset-cookie:a=b',
    '/\u0085',
  ])
    t.equal(isOwnPath(address), false, JSON.stringify(address))
})

import t from 'tap'
import { returnPath } from '#web/session/return-path.ts'

const own = [
  '/',
  '/slots',
  '/playnow?provider=JILI&game=gold-rush&type=SLOTS',
  '/slots?q=pi%C3%B1a%20colada',
  '/casino?back=https://example.com',
  '/slots#top',
  '/%E8%80%81%E8%99%8E%E6%9C%BA',
]

const attacks = [
  '',
  'slots',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/slots?x=%0d%0aSet-Cookie:a=b',
  '/slots%00',
  '/%E0%A4%A',
  '/a//evil.example',
  '/.//evil.example',
  `/${'a'.repeat(2048)}`,
]

t.test('a path of the site is returned unchanged', async (t) => {
  for (const path of own) t.equal(returnPath(path), path)
})

t.test('every address that could leave the site is refused', async (t) => {
  for (const path of attacks) t.equal(returnPath(path), undefined, JSON.stringify(path.slice(0, 60)))
  t.equal(returnPath(null), undefined)
})

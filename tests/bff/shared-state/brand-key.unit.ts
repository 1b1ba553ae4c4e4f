import t from 'tap'
import { brandKey } from '#bff/shared-state/redis/brand-key.ts'

t.test('a key contains the brand, and differs for different lists of names', async (t) => {
  const lists = [
    [],
    [''],
    ['a'],
    ['a', ''],
    ['', 'a'],
    ['ab'],
    ['a', 'b'],
    ['a,b'],
    ['"a","b"'],
    ['\ud800'],
    ['\ud801'],
  ]
  const keys = lists.map((names) => brandKey('marquee:', 'piece', { host: 'a.test' }, ...names))
  t.equal(new Set(keys).size, lists.length)
  for (const key of keys) t.match(key, /^marquee:piece:a\.test:[\w-]{32}$/)
  t.not(keys[0], brandKey('marquee:', 'piece', { host: 'b.test' }))
  t.not(keys[0], brandKey('marquee:', 'other', { host: 'a.test' }))
})

import t from 'tap'
import { giving } from './scripted-loader.ts'
import { lucky, policy, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)

t.test('callers cannot change a cached value', async (t) => {
  const { cache } = testCache()
  const site = { site: { name: 'Lucky', logos: [{ url: '/a.png' }] }, none: null }
  const { value } = await cache.get(key, policy, giving(site))
  t.throws(() => value.site.logos.push({ url: '/b.png' }), TypeError)
  t.throws(() => {
    for (const logo of value.site.logos) logo.url = '/c.png'
  }, TypeError)
  t.throws(() => {
    value.site.name = 'Royal'
  }, TypeError)
  t.same(cache.peek(key)?.value, { site: { name: 'Lucky', logos: [{ url: '/a.png' }] }, none: null })
})

t.test('circular values and partly frozen values are frozen completely', async (t) => {
  const { cache } = testCache()
  const inner = { list: [1] }
  const outer: { inner: typeof inner; self?: unknown } = { inner: Object.freeze(inner) }
  outer.self = outer
  await cache.get(key, policy, giving(outer))
  t.ok(Object.isFrozen(outer) && Object.isFrozen(inner.list))
})

t.test('typed arrays are left as they are', async (t) => {
  const { cache } = testCache()
  const body = Buffer.from('{"site":{}}')
  t.equal((await cache.get(key, policy, giving({ body, etag: '"1"' }))).value.body, body)
  t.equal(cache.peek<{ body: Buffer }>(key)?.value.body, body)
})

t.test('values that freezing does not protect are rejected', async (t) => {
  for (const value of [new Map(), new Date(0), { deep: [new Set()] }]) {
    const { cache } = testCache()
    await t.rejects(cache.get(key, policy, giving<object>(value)), TypeError)
    t.equal(cache.peek(key), undefined)
  }
})

import t from 'tap'
import { cacheKey } from '#bff/cache/cached.ts'
import { createBrandTroubles } from '#bff/observability/brand-troubles.ts'

const host = 'a.test'
const kindOf = (kind: 'startup' | 'seo') => cacheKey({ host }, kind, '')

t.test('a spell lasts while one of its troubles does', async (t) => {
  let now = 1_000
  const troubles = createBrandTroubles(() => now)
  const at = (time: number, tell: () => void) => {
    now = time
    tell()
    return troubles.since(host)
  }
  t.equal(troubles.since(host), 1_000, 'without trouble since the start')
  const failing = () =>
    troubles.onCacheEvent({ type: 'failing', key: kindOf('startup'), error: new Error('down') })
  const recovered = () => troubles.onCacheEvent({ type: 'recovered', key: kindOf('startup') })
  t.equal(at(2_000, failing), 2_000)
  t.equal(
    at(3_000, () => troubles.onBreaker({ host, state: 'open' })),
    2_000,
    'a second trouble changes nothing',
  )
  t.equal(
    at(4_000, () => troubles.onBreaker({ host, state: 'halfOpen' })),
    2_000,
  )
  t.equal(at(5_000, recovered), 2_000, 'calls are not sent yet')
  t.equal(
    at(6_000, () => troubles.onBreaker({ host, state: 'closed' })),
    6_000,
  )
  t.equal(troubles.since('b.test'), 1_000, 'of the brand alone')
})

t.test('data without which pages go on is no trouble', async (t) => {
  let now = 1_000
  const troubles = createBrandTroubles(() => now)
  now = 2_000
  troubles.onCacheEvent({ type: 'failing', key: kindOf('seo'), error: new Error('down') })
  t.equal(troubles.since(host), 1_000)
})

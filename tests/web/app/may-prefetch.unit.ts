import t from 'tap'
import { mayPrefetch } from '#web/app/routing/prefetch-limits.ts'

t.test('prefetch is skipped when data saving is on and on slow connections', async (t) => {
  t.equal(mayPrefetch({ saveData: true, effectiveType: '4g' }), false)
  for (const effectiveType of ['slow-2g', '2g', '3g'])
    t.equal(mayPrefetch({ effectiveType }), false, effectiveType)
})

t.test('prefetch is done on a fast connection, and where the browser does not report it', async (t) => {
  t.equal(mayPrefetch({ saveData: false, effectiveType: '4g' }), true)
  t.equal(mayPrefetch({}), true)
  t.equal(mayPrefetch(undefined), true)
})

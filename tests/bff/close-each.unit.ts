import t from 'tap'
import { closeEach } from '#bff/composition/close-each.ts'

t.test('every part is closed, in order, although one fails to close', async (t) => {
  const closed: string[] = []
  const notices: unknown[] = []
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4318'), { code: 'ECONNREFUSED' })
  const parts = {
    platform: () => closed.push('platform'),
    tracing: () => Promise.reject(refused),
    snapshot: () => {
      throw new TypeError('no value')
    },
    redis: async () => closed.push('redis'),
  }
  await closeEach(parts, { notice: (level, event, facts) => void notices.push({ level, event, ...facts }) })
  t.strictSame(closed, ['platform', 'redis'])
  t.strictSame(notices, [
    { level: 'warn', event: 'closeFailed', part: 'tracing', reason: 'ECONNREFUSED' },
    { level: 'warn', event: 'closeFailed', part: 'snapshot', reason: 'TypeError' },
  ])
})

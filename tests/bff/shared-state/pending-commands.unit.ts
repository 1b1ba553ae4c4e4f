import t from 'tap'
import { PendingCommands } from '#bff/shared-state/redis/pending-commands.ts'

const never = () => new Promise<never>(() => {})

t.test('a command settles with its reply, an error code or a timeout', async (t) => {
  const pending = new PendingCommands()
  t.strictSame(await pending.run(async () => 1, 1000), { kind: 'replied', reply: 1 })
  for (const [error, reason] of [
    [new Error('OOM command not allowed: SET secret'), 'OOM'],
    [Object.assign(new Error('connect'), { code: 'ECONNRESET' }), 'ECONNRESET'],
    [new Error('secret'), 'error'],
    ['secret', 'error'],
  ])
    t.strictSame(await pending.run(() => Promise.reject(error), 1000), { kind: 'failed', reason })
  t.strictSame(await pending.run(never, 1), { kind: 'failed', reason: 'timeout' })
})

t.test('cancelling settles all pending commands', async (t) => {
  const pending = new PendingCommands()
  const results = [pending.run(never, 60_000), pending.run(never, 60_000)]
  pending.cancelAll()
  t.strictSame(await Promise.all(results), Array(2).fill({ kind: 'cancelled' }))
})

import t from 'tap'
import { InFlight } from '../../../packages/bff/src/replicas/idempotency/in-flight.ts'

const never = () => new Promise<never>(() => {})

t.test('an answer, a failure and a delay each end a command, in one word', async (t) => {
  const inFlight = new InFlight()
  t.strictSame(await inFlight.ask(async () => 1, 1000), { kind: 'answered', answer: 1 })
  for (const [error, reason] of [
    [new Error('OOM command not allowed: SET secret'), 'OOM'],
    [Object.assign(new Error('connect'), { code: 'ECONNRESET' }), 'ECONNRESET'],
    [new Error('secret'), 'error'],
    ['secret', 'error'],
  ])
    t.strictSame(await inFlight.ask(() => Promise.reject(error), 1000), { kind: 'failed', reason })
  t.strictSame(await inFlight.ask(never, 1), { kind: 'failed', reason: 'timeout' })
})

t.test('when one is given up, all are', async (t) => {
  const inFlight = new InFlight()
  const asked = [inFlight.ask(never, 60_000), inFlight.ask(never, 60_000)]
  inFlight.giveUp()
  t.strictSame(await Promise.all(asked), Array(2).fill({ kind: 'givenUp' }))
})

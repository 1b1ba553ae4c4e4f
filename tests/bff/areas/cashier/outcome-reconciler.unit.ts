import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { ChangeAnswer } from '#bff/outcomes/find-change.ts'
import { createOutcomeReconciler } from '#bff/outcomes/outcome-reconciler.ts'

const details = JSON.stringify({
  operation: 'createDeposit',
  host: 'localhost',
  requestId: 'k1',
  amount: '500',
  reference: 'AAAA-0001',
  session: { id: 's', token: 'token', accountId: 'demo', startedAt: 0 },
})

/** What becomes of a deposit whose outcome has not been known for some minutes, when the platform answers this. */
async function endOf(answer: ChangeAnswer | Error, minutes: number): Promise<string[]> {
  const told: string[] = []
  const due = [{ key: 'k1', intent: { payload: 'hash', details, since: 0 } }]
  const reconciler = createOutcomeReconciler({
    intents: {
      begin: async () => undefined,
      follow: async () => undefined,
      postpone: async () => void told.push('postponed'),
      end: async () => void told.push('ended'),
      takeDue: async () => due.splice(0),
      count: async () => 0,
    },
    find: async () => {
      if (answer instanceof Error) throw answer
      return answer
    },
    hasEnded: () => false,
    settle: async () => void told.push('recorded'),
    onSettled: async (_, ending) => void told.push(ending),
    onManualReview: () => told.push('manual review'),
    onCount: () => undefined,
    onError: (error) => told.push(String(error)),
    now: () => minutes * 60_000,
  })
  reconciler.start()
  while (told.length === 0) await sleep(20)
  await reconciler.close()
  return told
}

t.test(
  'money that the platform has no record of is asked for, and has not happened in the end',
  async (t) => {
    t.same(await endOf({ state: 'notFound' }, 3), ['postponed'])
    t.same(await endOf({ state: 'notFound' }, 15), ['undone', 'ended'], 'nobody is called')
  },
)

t.test('what the platform could not say goes to manual review', async (t) => {
  t.same(await endOf({ state: 'unknown' }, 14), ['postponed'])
  t.same(await endOf({ state: 'unknown' }, 15), ['manual review', 'ended'])
})

t.test('a record is the outcome, whenever it comes', async (t) => {
  t.same(await endOf({ state: 'known', record: {} }, 15), ['recorded', 'answered', 'ended'])
})

t.test('a look-up that fails unexpectedly is made again, and goes to manual review in the end', async (t) => {
  const error = new TypeError('no such field')
  t.same(await endOf(error, 3), [String(error), 'postponed'])
  t.same(await endOf(error, 15), [String(error), 'manual review', 'ended'])
})

t.test('one whose outcome cannot be recorded keeps nobody from waiting for the others', async (t) => {
  const told: string[] = []
  const due = ['k1', 'k2'].map((key) => ({ key, intent: { payload: 'hash', details, since: 0 } }))
  const reconciler = createOutcomeReconciler({
    intents: {
      begin: async () => undefined,
      follow: async () => undefined,
      postpone: async () => undefined,
      end: async (key) => void told.push(`ended ${key}`),
      takeDue: async () => due.splice(0),
      count: async () => 1,
    },
    find: async () => ({ state: 'known', record: {} }),
    hasEnded: () => false,
    async settle(key) {
      if (key === 'k1') throw new Error('not recorded')
      await sleep(100)
    },
    onSettled: async () => undefined,
    onManualReview: () => undefined,
    onCount: (open) => told.push(`${open} open`),
    onError: (error) => told.push(String(error)),
  })
  reconciler.start()
  while (due.length > 0) await sleep(20)
  await reconciler.close()
  t.same(told, ['ended k2', 'Error: not recorded', '1 open'])
})

import t from 'tap'
import { createPaymentIntents } from '#web/player/intents/payment-intent.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

const summary = { amount: { amount: '500.00', currency: 'PHP' }, via: 'GCash' }
const body = { channelCode: 'gcash', amount: '500', fields: { a: '1', b: '2' } }
const minutes = 60_000

t.test(
  'the same body has the same key, in another tab and after a reload; an edited body has another',
  async (t) => {
    const storage = memoryStorage()
    const tab = createPaymentIntents(() => storage)
    const { key } = tab.prepare('maria', 'deposit', body)
    t.match(key, /^[0-9a-f-]{36}$/)
    const other = createPaymentIntents(() => storage)
    const sameInOtherOrder = { fields: { b: '2', a: '1' }, amount: '500', channelCode: 'gcash' }
    t.equal(other.prepare('maria', 'deposit', sameInOtherOrder).key, key)
    t.not(other.prepare('maria', 'deposit', { ...body, amount: '501' }).key, key)
    t.not(other.prepare('maria', 'withdrawal', body).key, key)
    t.equal(tab.prepare('maria', 'deposit', body).key, key, 'another intent has not replaced it')
  },
)

t.test('an intent is sent once at a time', async (t) => {
  const storage = memoryStorage()
  const intents = createPaymentIntents(() => storage)
  const intent = intents.prepare('maria', 'deposit', body)
  t.equal(intents.begin('maria', intent, summary), 'first')
  t.equal(intents.begin('maria', intent, summary), 'inFlight', 'a double click')
  intents.leaveOpen('maria', intent.key, '')
  t.equal(intents.begin('maria', intent, summary), 'repeat')
  t.equal(intents.findOpen('maria', 'deposit'), undefined, 'whose response is awaited again')
})

t.test('an intent that was turned away unsent keeps its key, and is not open', async (t) => {
  const storage = memoryStorage()
  const intents = createPaymentIntents(() => storage)
  const intent = intents.prepare('maria', 'deposit', body)
  intents.begin('maria', intent, summary)
  intents.takeBack('maria', intent.key)
  t.equal(intents.findOpen('maria', 'deposit'), undefined)
  t.equal(intents.prepare('maria', 'deposit', body).key, intent.key)
  t.equal(intents.begin('maria', intent, summary), 'first')
})

t.test('what another device has sent is open here, until its outcome is known', async (t) => {
  const storage = memoryStorage()
  const intents = createPaymentIntents(() => storage)
  const sent = {
    requestId: '3f2c6a52-0d6b-4d0e-9a55-3b1f1d1c2b10',
    kind: 'deposit' as const,
    amount: summary.amount,
    reference: 'R7K2-9QMX',
    sentAt: new Date().toISOString(),
  }
  intents.adopt('maria', [sent])
  const open = intents.findOpen('maria', 'deposit')
  t.match(open, { key: sent.requestId, reference: sent.reference, summary: { amount: summary.amount } })
  t.equal(intents.findOpen('maria', 'withdrawal'), undefined)
  t.not(intents.prepare('maria', 'deposit', body).key, sent.requestId, 'another deposit has a key of its own')
  intents.end('maria', sent.requestId)
  intents.adopt('maria', [sent])
  t.equal(intents.findOpen('maria', 'deposit'), undefined, 'an answer that was older does not open it again')
})

t.test('what this browser has sent itself is not taken for another’s', async (t) => {
  const intents = createPaymentIntents(memoryStorage)
  const intent = intents.prepare('maria', 'deposit', body)
  intents.begin('maria', intent, summary)
  const sentAt = new Date().toISOString()
  intents.adopt('maria', [
    { requestId: intent.key, kind: 'deposit', amount: summary.amount, reference: '', sentAt },
  ])
  t.equal(intents.findOpen('maria', 'deposit'), undefined, 'its response is awaited here')
})

t.test('an open intent is found until its outcome is known, by its player alone', async (t) => {
  const storage = memoryStorage()
  const intents = createPaymentIntents(() => storage)
  const intent = intents.prepare('maria', 'deposit', body)
  t.equal(intents.findOpen('maria', 'deposit'), undefined, 'not sent yet')
  intents.begin('maria', intent, summary)
  t.equal(intents.findOpen('maria', 'deposit'), undefined, 'its response is awaited here')
  const reloaded = createPaymentIntents(() => storage)
  t.match(reloaded.findOpen('maria', 'deposit'), { key: intent.key, summary })
  intents.leaveOpen('maria', intent.key, 'R7K2-9QMX')
  t.match(intents.findOpen('maria', 'deposit'), { key: intent.key, reference: 'R7K2-9QMX' })
  t.equal(intents.findOpen('maria', 'withdrawal'), undefined)
  t.equal(intents.findOpen('demo', 'deposit'), undefined)
  t.notMatch([...storage.kept.values()].join(), /maria|gcash/, 'neither account nor body is stored')
  intents.end('maria', intent.key)
  t.equal(intents.findOpen('maria', 'deposit'), undefined)
  t.not(intents.prepare('maria', 'deposit', body).key, intent.key, 'the next one is another intent')
})

t.test(
  'a form keeps its key while another tab sends the same, and follows it where the outcome is left open',
  async (t) => {
    let now = 1_000
    const storage = memoryStorage()
    const open = () =>
      createPaymentIntents(
        () => storage,
        () => now,
      )
    const tabs = [open(), open()] as const
    const held = tabs[1].prepare('maria', 'deposit', body)
    tabs[0].begin('maria', tabs[0].prepare('maria', 'deposit', body), summary)
    t.equal(tabs[1].findOpen('maria', 'deposit'), undefined, 'the other tab waits for the response')
    t.equal(open().findOpen('maria', 'deposit')?.key, held.key, 'a page loaded meanwhile asks')
    now += 26_000
    t.equal(tabs[1].findOpen('maria', 'deposit')?.key, held.key, 'the other tab has crashed')
    now -= 26_000
    tabs[0].leaveOpen('maria', held.key, '')
    t.equal(tabs[1].findOpen('maria', 'deposit')?.key, held.key)
    now += 30_000
    const left = tabs[0].findOpen('maria', 'deposit') ?? held
    tabs[0].begin('maria', left, summary)
    t.equal(tabs[0].findOpen('maria', 'deposit'), undefined, 'a retry is awaited, however old the intent is')
    tabs[0].end('maria', held.key)
    t.equal(
      tabs[1].begin('maria', held, summary),
      'first',
      'the same key again: the gateway replays its response',
    )
  },
)

t.test('an intent that was not sent is forgotten after a while, and one that was sent is not', async (t) => {
  let now = 1_000
  const storage = memoryStorage()
  const kept = createPaymentIntents(
    () => storage,
    () => now,
  )
  const sent = kept.prepare('maria', 'deposit', body)
  kept.begin('maria', sent, summary)
  kept.leaveOpen('maria', sent.key, '')
  const unsent = kept.prepare('maria', 'deposit', { ...body, amount: '700' })
  for (let amount = 800; amount < 900; amount += 1)
    kept.prepare('maria', 'deposit', { ...body, amount: String(amount) })
  t.not(kept.prepare('maria', 'deposit', { ...body, amount: '700' }).key, unsent.key, 'the latest are kept')
  now = 31 * minutes
  t.equal(kept.findOpen('maria', 'deposit')?.key, sent.key)
  now = 25 * 60 * minutes
  t.equal(kept.findOpen('maria', 'deposit'), undefined, 'the gateway has forgotten it too')
})

t.test('storage that is refused or tampered with does no harm', async (t) => {
  const intents = createPaymentIntents(refusedStorage)
  const intent = intents.prepare('maria', 'deposit', body)
  t.equal(intents.prepare('maria', 'deposit', body).key, intent.key)
  intents.begin('maria', intent, summary)
  intents.leaveOpen('maria', intent.key, '')
  t.equal(intents.findOpen('maria', 'deposit')?.key, intent.key)
  const odd = memoryStorage(new Map([['marquee.payments', '{"owner":"x","intents":[1,{}]}']]))
  t.equal(createPaymentIntents(() => odd).findOpen('x', 'deposit'), undefined)
})

import t from 'tap'
import { dismissToast, onToastsChange, shownToasts, showToast } from '#web/ui/feedback/toast.ts'

t.afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const texts = () => shownToasts().map(({ text }) => text)

t.test('messages are in the order in which they were shown', async (t) => {
  showToast({ tone: 'info', text: 'one' })
  showToast({ tone: 'error', text: 'two' })
  t.same(texts(), ['one', 'two'])
})

t.test('the same message again replaces the first and restarts its time', async (t) => {
  showToast({ tone: 'error', text: 'lost' })
  showToast({ tone: 'info', text: 'other' })
  const [first] = shownToasts()
  showToast({ tone: 'error', text: 'lost' })
  t.same(texts(), ['other', 'lost'])
  t.not(shownToasts()[1]?.id, first?.id)
})

t.test('a message replaces the others of its topic', async (t) => {
  showToast({ tone: 'success', text: 'welcome', topic: 'session' })
  showToast({ tone: 'info', text: 'other' })
  showToast({ tone: 'warning', text: 'ended', topic: 'session' })
  t.same(texts(), ['other', 'ended'])
})

t.test('a message is dismissed by its id; the array changes only with its content', async (t) => {
  showToast({ tone: 'info', text: 'one' })
  const before = shownToasts()
  t.equal(shownToasts(), before)
  dismissToast(before[0]?.id ?? 0)
  t.same(shownToasts(), [])
})

t.test('listeners are called for every change until they unsubscribe', async (t) => {
  let calls = 0
  const unsubscribe = onToastsChange(() => {
    calls += 1
  })
  showToast({ tone: 'info', text: 'one' })
  unsubscribe()
  showToast({ tone: 'info', text: 'two' })
  t.equal(calls, 1)
})

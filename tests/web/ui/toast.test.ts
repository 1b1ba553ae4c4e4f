import t from 'tap'
import {
  dismissToast,
  onToastsChange,
  shownToasts,
  showToast,
} from '../../../packages/web/src/ui/feedback/toast.ts'

t.afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const texts = () => shownToasts().map(({ text }) => text)

t.test('messages stand in the order they came', async (t) => {
  showToast({ tone: 'info', text: 'one', durationMs: 1000 })
  showToast({ tone: 'error', text: 'two', durationMs: 1000 })
  t.same(texts(), ['one', 'two'])
})

t.test('the same message again takes the place of the first, with a new life', async (t) => {
  showToast({ tone: 'error', text: 'lost', durationMs: 1000 })
  showToast({ tone: 'info', text: 'other', durationMs: 1000 })
  const [first] = shownToasts()
  showToast({ tone: 'error', text: 'lost', durationMs: 1000 })
  t.same(texts(), ['other', 'lost'])
  t.not(shownToasts()[1]?.id, first?.id)
})

t.test('one is put away by its id; the array changes only with its content', async (t) => {
  showToast({ tone: 'info', text: 'one', durationMs: 1000 })
  const before = shownToasts()
  t.equal(shownToasts(), before)
  dismissToast(before[0]?.id ?? 0)
  t.same(shownToasts(), [])
})

t.test('listeners hear of every change until they stop', async (t) => {
  let calls = 0
  const stop = onToastsChange(() => {
    calls += 1
  })
  showToast({ tone: 'info', text: 'one', durationMs: 1000 })
  stop()
  showToast({ tone: 'info', text: 'two', durationMs: 1000 })
  t.equal(calls, 1)
})

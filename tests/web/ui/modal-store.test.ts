import t, { type Test } from 'tap'
import {
  closeModal,
  openModal,
  openModalId,
  subscribeToModal,
} from '../../../packages/web/src/ui/overlay/modal-store.ts'

t.afterEach(() => closeModal())

/** What stood on the screen after every change. */
function watch(t: Test): (string | null)[] {
  const seen: (string | null)[] = []
  t.teardown(subscribeToModal(() => seen.push(openModalId())))
  return seen
}

t.test('opening a modal closes the current one first', async (t) => {
  const seen = watch(t)
  openModal('loginmodal')
  openModal('menu')
  t.same(seen, ['loginmodal', null, 'menu'])
})

t.test('closing leaves nothing open, and closing nothing is no change', async (t) => {
  openModal('menu')
  const seen = watch(t)
  closeModal()
  closeModal()
  t.same(seen, [null])
})

t.test('who stops listening hears nothing more', async (t) => {
  let calls = 0
  const stop = subscribeToModal(() => {
    calls += 1
  })
  openModal('menu')
  stop()
  closeModal()
  t.equal(calls, 1)
})

import t, { type Test } from 'tap'
import { closeModal, openModal, openModalId, subscribeToModal } from '#web/ui/overlay/modal-store.ts'

t.afterEach(() => closeModal())

/** Collects the open modal after every change. */
function recordChanges(t: Test): (string | null)[] {
  const changes: (string | null)[] = []
  t.teardown(subscribeToModal(() => changes.push(openModalId())))
  return changes
}

t.test('opening a modal closes the current one first', async (t) => {
  const changes = recordChanges(t)
  openModal('loginmodal')
  openModal('menu')
  t.same(changes, ['loginmodal', null, 'menu'])
})

t.test('closing notifies listeners only when a modal was open', async (t) => {
  openModal('menu')
  const changes = recordChanges(t)
  closeModal()
  closeModal()
  t.same(changes, [null])
})

t.test('a listener is not called after it unsubscribes', async (t) => {
  let calls = 0
  const unsubscribe = subscribeToModal(() => {
    calls += 1
  })
  openModal('menu')
  unsubscribe()
  closeModal()
  t.equal(calls, 1)
})

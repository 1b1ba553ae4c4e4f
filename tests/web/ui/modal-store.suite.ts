import t from 'tap'
import { closeModal, closeModals, isLastModal, openModal } from '#web/ui/overlay/modal-store.ts'

t.afterEach(() => closeModals())

t.test('a modal that is closed leaves those before it open', async (t) => {
  openModal('menu')
  openModal('search')
  t.ok(isLastModal('search'))
  closeModal('search')
  t.ok(isLastModal('menu'))
})

t.test('one that is opened again is the last one', async (t) => {
  openModal('menu')
  openModal('search')
  openModal('menu')
  t.ok(isLastModal('menu'))
  closeModal('menu')
  t.ok(isLastModal('search'))
})

t.test('going on to another page closes all of them', async (t) => {
  openModal('menu')
  openModal('search')
  closeModals()
  t.notOk(isLastModal('search') || isLastModal('menu'))
})

import t from 'tap'
import { createFormDrafts } from '#web/browser/form-drafts.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

t.test('drafts are restored for their owner, form by form', async (t) => {
  const storage = memoryStorage()
  const drafts = createFormDrafts(() => storage)
  drafts.save('demo', 'edit-profile', { fullName: 'Dana' })
  drafts.save('demo', 'other', { a: '1' })
  const reloaded = createFormDrafts(() => storage)
  t.same(reloaded.read('demo', 'edit-profile'), { fullName: 'Dana' })
  t.same(reloaded.read('demo', 'other'), { a: '1' })
  reloaded.remove('demo', 'other')
  t.same([reloaded.read('demo', 'other'), reloaded.read('demo', 'edit-profile')], [{}, { fullName: 'Dana' }])
})

t.test('another player in the same tab does not see the drafts, and replaces them', async (t) => {
  const storage = memoryStorage()
  const drafts = createFormDrafts(() => storage)
  drafts.save('demo', 'edit-profile', { fullName: 'Dana' })
  t.same(drafts.read('maria', 'edit-profile'), {})
  drafts.save('maria', 'edit-profile', { fullName: 'Maria' })
  t.same(drafts.read('demo', 'edit-profile'), {})
  drafts.clear()
  t.equal(storage.kept.size, 0)
})

t.test('storage that is malformed or refused counts as empty', async (t) => {
  for (const found of ['7', '{"owner":1,"forms":{}}', '{"owner":"demo"}', '{"owner":"demo","forms":null}']) {
    const storage = memoryStorage(new Map([['marquee.drafts', found]]))
    t.same(createFormDrafts(() => storage).read('demo', 'f'), {}, found)
  }
  const mixed = memoryStorage(
    new Map([['marquee.drafts', '{"owner":"demo","forms":{"f":{"a":"1","b":2},"g":7}}']]),
  )
  t.same(createFormDrafts(() => mixed).read('demo', 'f'), { a: '1' })
  t.same(createFormDrafts(() => mixed).read('demo', 'g'), {})
  const refused = createFormDrafts(refusedStorage)
  refused.save('demo', 'f', { a: '1' })
  t.same(refused.read('demo', 'f'), {})
})

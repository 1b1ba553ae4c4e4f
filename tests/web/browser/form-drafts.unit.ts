import t from 'tap'
import { createFormDrafts } from '../../../packages/web/src/browser/form-drafts.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

t.test('what was typed comes back to its owner, form by form', async (t) => {
  const storage = memoryStorage()
  const drafts = createFormDrafts(() => storage)
  drafts.keep('demo', 'edit-profile', { fullName: 'Dana' })
  drafts.keep('demo', 'other', { a: '1' })
  const reloaded = createFormDrafts(() => storage)
  t.same(reloaded.of('demo', 'edit-profile'), { fullName: 'Dana' })
  t.same(reloaded.of('demo', 'other'), { a: '1' })
  reloaded.drop('demo', 'other')
  t.same([reloaded.of('demo', 'other'), reloaded.of('demo', 'edit-profile')], [{}, { fullName: 'Dana' }])
})

t.test('another player of the same tab sees nothing of it, and takes its place', async (t) => {
  const storage = memoryStorage()
  const drafts = createFormDrafts(() => storage)
  drafts.keep('demo', 'edit-profile', { fullName: 'Dana' })
  t.same(drafts.of('maria', 'edit-profile'), {})
  drafts.keep('maria', 'edit-profile', { fullName: 'Maria' })
  t.same(drafts.of('demo', 'edit-profile'), {})
  drafts.clear()
  t.equal(storage.kept.size, 0)
})

t.test('storage that is spoiled or refused counts as empty', async (t) => {
  for (const found of ['7', '{"owner":1,"forms":{}}', '{"owner":"demo"}', '{"owner":"demo","forms":null}']) {
    const storage = memoryStorage(new Map([['marquee.drafts', found]]))
    t.same(createFormDrafts(() => storage).of('demo', 'f'), {}, found)
  }
  const mixed = memoryStorage(
    new Map([['marquee.drafts', '{"owner":"demo","forms":{"f":{"a":"1","b":2},"g":7}}']]),
  )
  t.same(createFormDrafts(() => mixed).of('demo', 'f'), { a: '1' })
  t.same(createFormDrafts(() => mixed).of('demo', 'g'), {})
  const refused = createFormDrafts(refusedStorage)
  refused.keep('demo', 'f', { a: '1' })
  t.same(refused.of('demo', 'f'), {})
})

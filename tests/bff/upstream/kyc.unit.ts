import t from 'tap'
import { kycStatus } from '#bff/platform/kyc/kyc.ts'
import { readAnswer } from './read-answer.ts'

const record = {
  ...{ level: '1', status: 'NONE', required_for: ['WITHDRAWAL'], documents: [], deadline: '' },
  accepted_types: ['PASSPORT'],
}
const read = (more: object) => readAnswer(kycStatus, undefined, { value: [{ ...record, ...more }] })

t.test('a platform may say which documents are needed, and how long a check takes', async (t) => {
  const { output, drifts } = read({
    required_documents: [{ type: 'PASSPORT', pages: '2' }, { type: 'SELFIE' }, { type: '' }],
    check_minutes: '90',
  })
  t.match(output, { checkMinutes: 90 })
  t.strictSame(output?.requiredDocuments, [
    { type: 'PASSPORT', pages: 2 },
    { type: 'SELFIE', pages: 1 },
  ])
  t.same(drifts, [])
})

t.test('one that does not say so is read all the same', async (t) => {
  for (const more of [{}, { required_documents: null, check_minutes: null }])
    t.match(read(more), { output: { requiredDocuments: [], checkMinutes: null }, drifts: [] })
})

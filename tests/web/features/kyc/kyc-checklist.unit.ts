import { type KycStatus, kycStatusExample } from '@marquee/contracts/areas/kyc'
import t from 'tap'
import { checklistOf, isMissing } from '#web/features/kyc/kyc-checklist.ts'

const none: KycStatus = {
  ...kycStatusExample,
  ...{ status: 'NONE', documents: [], acceptedTypes: ['ID_FRONT', 'SELFIE', 'PROOF_OF_ADDRESS'] },
  requiredDocuments: [
    { type: 'ID_FRONT', pages: 1 },
    { type: 'SELFIE', pages: 2 },
  ],
}
const sent = (type: string, status = 'UPLOADED', reason = '') => ({ type, status, reason })
const shown = (kyc: Partial<KycStatus>) =>
  checklistOf({ ...none, ...kyc }).map(({ type, status }) => `${type} ${status}`)

t.test('every document that is needed is on the list, and what is accepted beyond them', async (t) => {
  t.same(shown({}), ['ID_FRONT MISSING', 'SELFIE MISSING', 'PROOF_OF_ADDRESS OPTIONAL'])
  t.same(shown({ documents: [sent('ID_FRONT'), sent('PROOF_OF_ADDRESS')] }), [
    'ID_FRONT UPLOADED',
    'SELFIE MISSING',
    'PROOF_OF_ADDRESS UPLOADED',
  ])
})

t.test('a document is there with its last page, and missing again once it is refused', async (t) => {
  t.same(shown({ documents: [sent('SELFIE')] })[1], 'SELFIE MISSING', 'one of two pages')
  t.same(shown({ documents: [sent('SELFIE'), sent('SELFIE')] })[1], 'SELFIE UPLOADED')
  const refused = checklistOf({
    ...none,
    status: 'REJECTED',
    documents: [sent('ID_FRONT', 'REJECTED', 'glare')],
  })
  t.match(refused[0], { status: 'REJECTED', reason: 'glare' })
  t.ok(isMissing(refused[0] ?? { status: '' }))
  const again = [sent('ID_FRONT', 'REJECTED', 'glare'), sent('ID_FRONT')]
  t.same(shown({ status: 'REJECTED', documents: again })[0], 'ID_FRONT UPLOADED')
})

t.test(
  'nothing is asked for while the documents are checked, and nothing refused is left after',
  async (t) => {
    t.same(shown({ status: 'PENDING', documents: [sent('ID_FRONT', 'PENDING')] }), ['ID_FRONT PENDING'])
    const documents = [
      sent('ID_FRONT', 'REJECTED', 'glare'),
      sent('SELFIE', 'VERIFIED'),
      sent('SELFIE', 'VERIFIED'),
    ]
    t.same(shown({ status: 'VERIFIED', documents }), ['SELFIE VERIFIED'])
  },
)

t.test('without a list of the platform there is what was handed in', async (t) => {
  t.same(shown({ requiredDocuments: [] }), [])
  t.same(shown({ requiredDocuments: [], documents: [sent('PASSPORT')] }), ['PASSPORT UPLOADED'])
})

import { call } from '../../call.ts'
import { acceptedDocuments } from '../../cashier/kyc/accepted-documents.ts'
import { kycOf } from '../../cashier/kyc/kyc-of.ts'

/** How far the check of the player's identity is. The reason of a refusal is an extension of the contract. */
export const kycStatus = call({
  path: '/api/kyc/status',
  identify: 'playerAtSite',
  area: 'kyc',
  handle({ player, db }) {
    const { status, reason } = kycOf(db, player)
    const documents = db.all<{ type: string; status: string; reason: string }>`SELECT type, status, reason
      FROM kyc_documents WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      ORDER BY uploaded_at, rowid`
    const record = {
      level: status === 'VERIFIED' ? 1 : 0,
      status,
      reason,
      required_for: status === 'VERIFIED' ? [] : ['WITHDRAWAL'],
      documents: documents.map((row) => ({ ...row })),
      accepted_types: acceptedDocuments,
      deadline: '',
    }
    return { value: [record] }
  },
})

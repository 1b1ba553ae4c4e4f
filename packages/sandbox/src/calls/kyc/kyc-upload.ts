import { call } from '../../call.ts'
import { acceptedDocuments } from '../../cashier/kyc/accepted-documents.ts'
import { kycOf } from '../../cashier/kyc/kyc-of.ts'
import { requireFile } from '../../cashier/require-file.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { invalidInput, refuse } from '../../refusal.ts'

/** Adds an uploaded file to the player's documents; another of the same type replaces it. */
export const kycUpload = call({
  path: '/api/kyc/upload',
  identify: 'player',
  area: 'kyc',
  fields: {
    request_id: 'filled',
    type: 'filled',
    file_key: 'filled',
    id_number: 'text?',
    expiry: 'text?',
  },
  handle({ input, player, db, now }) {
    const { request_id: requestId, type, file_key, id_number = '', expiry = '' } = input
    const { domain, account_id: accountId } = player
    const content = [type, file_key, id_number, expiry]
    return runIdempotently(db, { domain, accountId, call: 'kyc_upload', requestId, content }, () => {
      if (!acceptedDocuments.includes(type)) throw invalidInput({ type: 'unknown' })
      requireFile(db, player, file_key)
      // While documents are checked, and after that, they stay as they are.
      if (['PENDING', 'VERIFIED'].includes(kycOf(db, player).status)) throw refuse('notEligible')
      db.run`INSERT OR REPLACE INTO kyc_documents VALUES (${domain}, ${accountId}, ${type}, ${file_key}, 'UPLOADED', '',
        ${id_number}, ${expiry}, ${now()})`
      return { value: [{ type, status: 'UPLOADED', reason: '' }] }
    })
  },
})

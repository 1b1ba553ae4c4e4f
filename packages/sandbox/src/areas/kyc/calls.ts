import type { KycStatus } from '@marquee/contracts/areas/kyc'
import { marketOf } from '../../brands/market.ts'
import { call } from '../../calls/call.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { ageAt } from '../../players/account-rules.ts'
import { requireFile } from '../../players/uploaded-files.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { acceptedDocuments, checkMinutes, kycOf, requiredDocuments } from './kyc.ts'

/**
 * How far the check of the player's identity is. The reason of a refusal, which documents are needed, and how long a check
 * takes, are extensions of the contract.
 */
export const kycStatus = call({
  path: '/api/kyc/status',
  identify: 'playerAtSite',
  area: 'kyc',
  handle({ player, db }) {
    const { status, reason } = kycOf(db, player)
    const documents = db.all<{ type: string; status: string; reason: string }>`SELECT type, status, reason
      FROM kyc_documents WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      ORDER BY uploaded_at, rowid`
    const record: PlatformRecord<KycStatus> & { reason: string } = {
      level: status === 'VERIFIED' ? '1' : '0',
      status,
      reason,
      required_for: status === 'VERIFIED' ? [] : ['WITHDRAWAL'],
      documents: documents.map((row) => ({ ...row })),
      accepted_types: acceptedDocuments,
      required_documents: requiredDocuments,
      check_minutes: checkMinutes,
      deadline: '',
    }
    return { value: [record] }
  },
})

const maxLength = 200

/** Hands in the player's declaration and documents, which are checked then. */
export const kycSubmit = call({
  path: '/api/kyc/submit',
  identify: 'player',
  area: 'kyc',
  fields: {
    full_name: 'filled',
    dob: 'filled',
    nationality: 'filled',
    address: 'filled',
    id_type: 'filled',
    nature_of_work: 'filled',
    source_of_income: 'filled',
  },
  handle({ input, brand, player, db, now }) {
    const { auth: _, account_id, ...form } = input
    for (const [name, value] of Object.entries(form))
      if (value.length > maxLength) throw invalidInput({ [name]: 'length' })
    const age = ageAt(input.dob, now())
    if (Number.isNaN(age)) throw invalidInput({ dob: 'format' })
    if (age < marketOf(brand).minimumAge) throw refuse('underage', { fields: { dob: 'underage' } })
    if (['PENDING', 'VERIFIED'].includes(kycOf(db, player).status)) throw refuse('notEligible')
    const uploaded = db.all<{ type: string }>`SELECT type FROM kyc_documents
      WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND status = 'UPLOADED'`
    if (requiredDocuments.some(({ type }) => !uploaded.some((document) => document.type === type)))
      throw invalidInput({ documents: 'missing' })
    db.transaction(() => {
      db.run`UPDATE kyc_documents SET status = 'PENDING', reason = ''
        WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND status = 'UPLOADED'`
      db.run`INSERT OR REPLACE INTO kyc VALUES (${player.domain}, ${player.account_id}, 'PENDING', '',
        ${JSON.stringify(form)}, ${now()})`
    })
    return { value: [{ status: 'PENDING' }] }
  },
})

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

import { KycStatus, uploadKycDocument } from '@marquee/contracts/areas/kyc'
import * as z from 'zod/mini'
import { recordOf } from '../../upstream/decoding/answers.ts'
import { nothing, platformCall } from '../../upstream/platform-call.ts'

/** How far the player's identity is verified, and what is missing. */
export const kycStatus = platformCall({
  path: '/api/kyc/status',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  answer: recordOf(KycStatus, {
    finish: { checkMinutes: (minutes) => minutes || null },
    within: { requiredDocuments: { finish: { pages: (pages) => Math.max(1, pages) } } },
  }),
})

interface Particulars {
  fullName: string
  dob: string
  nationality: string
  address: string
  idType: string
  natureOfWork: string
  sourceOfIncome: string
}

/** Hands in the player's particulars for verification. */
export const kycSubmit = platformCall({
  path: '/api/kyc/submit',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: (input: Particulars) => ({
    full_name: input.fullName,
    dob: input.dob,
    nationality: input.nationality,
    address: input.address,
    id_type: input.idType,
    nature_of_work: input.natureOfWork,
    source_of_income: input.sourceOfIncome,
  }),
  response: nothing,
  read: () => undefined,
  refusals: ['invalidInput', 'underage', 'nameMismatch', 'notEligible', 'pendingExists', 'tooManyRequests'],
})

interface Document {
  requestId: string
  type: string
  /** What the platform calls the uploaded file. */
  fileKey: string
  idNumber?: string | undefined
  expiry?: string | undefined
}

/** Hands in an uploaded file as a document. The contract of the platform does not define its answer. */
export const kycUpload = platformCall({
  path: '/api/kyc/upload',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: (input: Document) => ({
    request_id: input.requestId,
    type: input.type,
    file_key: input.fileKey,
    id_number: input.idNumber || undefined,
    expiry: input.expiry,
  }),
  answer: recordOf(z.pick(uploadKycDocument.response, { status: true })),
  read: ({ status }, { input }) => ({ type: input.type, status }),
  refusals: ['invalidInput', 'notEligible', 'tooManyRequests'],
  fieldNames: { file_key: 'file' },
})

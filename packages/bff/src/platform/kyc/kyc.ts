import type { KycStatus } from '@marquee/contracts/areas/kyc'
import * as z from 'zod/mini'
import {
  count,
  list,
  orNone,
  state,
  text,
  textOrNull,
  time,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { nothing, platformCall, type ReadContext } from '../../upstream/platform-call.ts'

const texts = () => orNone(list(text()))

/** How far the player's identity is verified, as the platform tells it. */
const KycRecord = z.object({
  level: z.optional(textOrNull()),
  status: state(),
  required_for: texts(),
  documents: orNone(list(z.object({ type: text(), status: state(), reason: z.optional(wordsOrNull()) }))),
  accepted_types: texts(),
  // Extensions of ours: the contract of the platform does not say which documents are needed, and how long a check takes.
  required_documents: orNone(list(z.object({ type: text(), pages: orNone(count()) }))),
  check_minutes: orNone(count()),
  deadline: z.optional(time()),
})

function readKyc(record: z.infer<typeof KycRecord>): KycStatus {
  return {
    level: record.level ?? '',
    status: record.status,
    requiredFor: record.required_for ?? [],
    documents: (record.documents ?? []).map(({ type, status, reason }) => ({
      type,
      status,
      reason: reason ?? '',
    })),
    acceptedTypes: record.accepted_types ?? [],
    requiredDocuments: (record.required_documents ?? [])
      .filter(({ type }) => type !== '')
      .map(({ type, pages }) => ({ type, pages: Math.max(1, pages ?? 1) })),
    checkMinutes: record.check_minutes || null,
    deadline: record.deadline ?? '',
  }
}

/** How far the player's identity is verified, and what is missing. */
export const kycStatus = platformCall({
  path: '/api/kyc/status',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  record: 'value',
  response: KycRecord,
  read: readKyc,
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
  record: 'value',
  response: z.object({ status: z.optional(state()) }),
  read: ({ status }, { input }: ReadContext<Document>) => ({ type: input.type, status: status || 'PENDING' }),
  refusals: ['invalidInput', 'notEligible', 'tooManyRequests'],
  fieldNames: { file_key: 'file' },
})

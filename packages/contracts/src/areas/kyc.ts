import * as z from 'zod/mini'
import { DateOfBirth, FullName } from '../form-fields.ts'
import { Code, Count, needed, orBlank, orElse, orNull, State, Time, Words } from '../kinds.ts'
import { operation } from '../operation.ts'
import { maxUploadBytes, uploadTypes } from '../uploads.ts'

/** How far the player's identity is verified (the platform's contract, 2.14). */
export const KycStatus = z.object({
  level: orBlank(Code),
  /** `NONE`, `PENDING`, `VERIFIED`, `REJECTED`, `EXPIRED`, or another state of the platform. */
  status: State,
  /** What it is needed for: `WITHDRAWAL`, `DEPOSIT`, `BONUS`. */
  requiredFor: orBlank(z.array(Code)),
  documents: orBlank(z.array(z.object({ type: Code, status: State, reason: orBlank(Words) }))),
  /** The kinds of documents that can be handed in. */
  acceptedTypes: orBlank(z.array(Code)),
  /**
   * The documents that have to be handed in before the particulars, each with its number of photos or pages; empty where
   * the platform doesn't say.
   */
  requiredDocuments: orBlank(z.array(z.object({ type: needed(Code), pages: orElse(Count, 1) }))),
  /** How long a check usually takes. */
  checkMinutes: orNull(Count),
  /** Empty for none. */
  deadline: orBlank(Time),
})
export type KycStatus = z.infer<typeof KycStatus>

export const kycStatusExample: KycStatus = {
  level: 'BASIC',
  status: 'REJECTED',
  requiredFor: ['WITHDRAWAL'],
  documents: [{ type: 'PASSPORT', status: 'REJECTED', reason: 'blurred' }],
  acceptedTypes: ['PASSPORT', 'DRIVERS_LICENSE', 'PHILSYS'],
  requiredDocuments: [{ type: 'PASSPORT', pages: 1 }],
  checkMinutes: 120,
  deadline: '',
}

/** How far the player's identity is verified, and what is missing. */
export const getKyc = operation(
  {
    method: 'GET',
    path: '/api/kyc',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'kyc',
    response: KycStatus,
  },
  { request: {}, response: kycStatusExample },
)

const Line = z.string().check(z.trim(), z.minLength(2), z.maxLength(200))

/** Hands in the player's particulars for verification, after the documents. */
export const submitKyc = operation(
  {
    method: 'POST',
    path: '/api/kyc',
    access: 'player',
    limit: 'writes',
    shows: 'change',
    showsElsewhere: { check: ['pendingExists'], notice: ['notEligible'] },
    capability: 'kyc',
    body: z.strictObject({
      fullName: FullName,
      dob: DateOfBirth,
      nationality: Line,
      address: Line,
      idType: z.string().check(z.regex(/^[A-Z_]{2,32}$/)),
      natureOfWork: Line,
      sourceOfIncome: Line,
    }),
    response: KycStatus,
    errors: ['invalidInput', 'underage', 'nameMismatch', 'notEligible', 'pendingExists'],
  },
  {
    request: {
      body: {
        fullName: 'Maria Santos',
        dob: '1990-05-17',
        nationality: 'Filipino',
        address: '12 Mabini Street, Quezon City',
        idType: 'PASSPORT',
        natureOfWork: 'Teacher',
        sourceOfIncome: 'Salary',
      },
    },
    response: kycStatusExample,
  },
)

/** Hands in one document: the file, and its `type` as a form field before it. Passed on as it arrives. */
export const uploadKycDocument = operation(
  {
    method: 'POST',
    path: '/api/kyc/documents',
    access: 'player',
    limit: 'writes',
    shows: 'file',
    capability: 'kyc',
    upload: {
      types: uploadTypes,
      maxBytes: maxUploadBytes,
      fields: z.strictObject({
        type: z.string().check(z.regex(/^[A-Z_]{2,32}$/)),
        idNumber: z.optional(z.string().check(z.trim(), z.maxLength(50))),
        expiry: z.optional(DateOfBirth),
      }),
    },
    response: z.object({ type: Code, status: orElse(State, 'PENDING') }),
    errors: ['invalidInput', 'notEligible', 'fileTypeInvalid', 'fileTooLarge'],
  },
  {
    request: {},
    response: { type: 'PASSPORT', status: 'PENDING' },
  },
)

import * as z from 'zod/mini'
import { DateOfBirth, FullName } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'
import { KycStatus, kycStatusExample } from './kyc-status.ts'

const Line = z.string().check(z.trim(), z.minLength(2), z.maxLength(200))

/** Hands in the player's particulars for verification, after the documents. */
export const submitKyc = operation({
  method: 'POST',
  path: '/api/kyc',
  access: 'player',
  limit: 'writes',
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
  errors: { invalidInput: 422, underage: 422, nameMismatch: 422, notEligible: 422, pendingExists: 422 },
})

export const submitKycExample: Example<typeof submitKyc> = {
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
}

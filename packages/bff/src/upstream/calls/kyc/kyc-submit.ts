import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'

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
  response: z.object({}),
  read: () => undefined,
  refusals: {
    invalidInput: 'invalidInput',
    underage: 'underage',
    nameMismatch: 'nameMismatch',
    notEligible: 'notEligible',
    pendingExists: 'pendingExists',
    tooManyRequests: 'tooManyRequests',
  },
})

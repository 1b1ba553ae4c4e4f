import { type Example, operation } from '../operation.ts'
import { KycStatus, kycStatusExample } from './kyc-status.ts'

/** How far the player's identity is verified, and what is missing. */
export const getKyc = operation({
  method: 'GET',
  path: '/api/kyc',
  access: 'player',
  limit: 'reads',
  capability: 'kyc',
  response: KycStatus,
})

export const getKycExample: Example<typeof getKyc> = { request: {}, response: kycStatusExample }

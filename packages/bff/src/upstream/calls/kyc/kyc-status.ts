import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { KycRecord, readKyc } from './kyc-record.ts'

/** How far the player's identity is verified, and what is missing. */
export const kycStatus = platformCall({
  path: '/api/kyc/status',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  locate: (answer) => firstRecord(answer, 'value'),
  response: KycRecord,
  read: readKyc,
})

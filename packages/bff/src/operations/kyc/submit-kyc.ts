import { kycStatus, kycSubmit } from '../../areas/kyc/platform.ts'
import type { Handler } from '../handler.ts'

const submitted = {
  level: '',
  status: 'PENDING',
  requiredFor: [],
  documents: [],
  acceptedTypes: [],
  deadline: '',
}

export const submitKyc: Handler<'submitKyc'> = async ({ body }, { callPlatform }) => {
  await callPlatform(kycSubmit, body)
  // A failed look must not make the submission look failed.
  return callPlatform(kycStatus, undefined).catch(() => submitted)
}

import { randomUUID } from 'node:crypto'
import type * as contract from '@marquee/contracts/areas/kyc'
import * as platform from '../../platform/kyc/kyc.ts'
import { forward, type Handlers } from '../handler.ts'

const submitted = {
  level: '',
  status: 'PENDING',
  requiredFor: [],
  documents: [],
  acceptedTypes: [],
  requiredDocuments: [],
  checkMinutes: null,
  deadline: '',
}

export const handlers: Handlers<typeof contract> = {
  getKyc: forward(platform.kycStatus),
  async submitKyc({ body }, { callPlatform }) {
    await callPlatform(platform.kycSubmit, body)
    // A failed look must not make the submission look failed.
    return callPlatform(platform.kycStatus, undefined).catch(() => submitted)
  },
  async uploadKycDocument(_request, { callPlatform, sent }) {
    const { fields, fileKey } = await sent.uploadFile()
    return callPlatform(platform.kycUpload, { ...fields, fileKey, requestId: randomUUID() })
  },
}

import { randomUUID } from 'node:crypto'
import { kycUpload } from '../../areas/kyc/platform.ts'
import type { Handler } from '../handler.ts'

export const uploadKycDocument: Handler<'uploadKycDocument'> = async (
  _request,
  { callPlatform, uploadFile },
) => {
  const { fields, fileKey } = await uploadFile()
  return callPlatform(kycUpload, { ...fields, fileKey, requestId: randomUUID() })
}

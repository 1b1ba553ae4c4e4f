import { depositReceipt, depositStatus } from '../../areas/cashier/platform-deposits.ts'
import type { Handler } from '../handler.ts'

export const uploadDepositReceipt: Handler<'uploadDepositReceipt'> = async (
  { params },
  { brand, sites, callPlatform, uploadFile },
) => {
  const { fileKey } = await uploadFile()
  await callPlatform(depositReceipt, { depositId: params.id, fileKey })
  // A failed look must not make the receipt look lost.
  const currency = await sites.currency(brand)
  const { status } = await callPlatform(depositStatus, { depositId: params.id, currency }).catch(() => ({
    status: 'FOR_REVIEW',
  }))
  return { depositId: params.id, status }
}

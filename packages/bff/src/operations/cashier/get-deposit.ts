import { completeDeposit, depositStatus } from '../../areas/cashier/platform-deposits.ts'
import type { Handler } from '../handler.ts'

export const getDeposit: Handler<'getDeposit'> = async ({ params }, { callPlatform, imageAddress }) => {
  const deposit = await callPlatform(depositStatus, { depositId: params.id })
  return completeDeposit(deposit, { ask: callPlatform, imageAddress })
}

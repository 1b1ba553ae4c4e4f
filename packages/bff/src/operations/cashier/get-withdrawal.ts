import { withdrawalStatus } from '../../areas/cashier/platform-withdrawals.ts'
import type { Handler } from '../handler.ts'

export const getWithdrawal: Handler<'getWithdrawal'> = async ({ params }, { callPlatform }) =>
  callPlatform(withdrawalStatus, { withdrawalId: params.id })

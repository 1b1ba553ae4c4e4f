import { completeDeposit, depositStatus } from '../../areas/cashier/platform-deposits.ts'
import { withdrawalStatus } from '../../areas/cashier/platform-withdrawals.ts'
import { findMoneyRecord } from '../../outcomes/find-money-record.ts'
import type { Handler } from '../handler.ts'

const areas = { deposit: 'deposits', withdrawal: 'withdrawals' } as const

export const getMoneyOutcome: Handler<'getMoneyOutcome'> = async (
  { params: { requestId }, query: { kind } },
  { brand, sites, callPlatform, imageAddress, fail },
) => {
  const startup = await sites.startup(brand).catch(() => undefined)
  if (startup && !startup.value.capabilities.includes(areas[kind])) return fail('notFound')
  const question = { requestId: requestId.toLowerCase(), currency: startup?.value.site.currency ?? '' }
  return findMoneyRecord(async () => {
    if (kind === 'withdrawal') return callPlatform(withdrawalStatus, question)
    const deposit = await callPlatform(depositStatus, question)
    return completeDeposit(deposit, question.currency, { ask: callPlatform, imageAddress })
  })
}

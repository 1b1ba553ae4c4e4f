import { fromMinor, toMinor } from '@marquee/contracts/amounts'
import type * as methods from '@marquee/contracts/areas/cashier/deposit-methods'
import type * as deposits from '@marquee/contracts/areas/cashier/deposits'
import type * as outcomes from '@marquee/contracts/areas/cashier/outcomes'
import { requestUnderWayMs } from '@marquee/contracts/areas/cashier/states'
import type * as withdrawals from '@marquee/contracts/areas/cashier/withdrawals'
import { changeOrFind, outcomeLookup } from '../../outcomes/change-or-find.ts'
import { findCancelledDeposit, findCancelledWithdrawal } from '../../outcomes/find-change.ts'
import { findMoneyRecord } from '../../outcomes/find-money-record.ts'
import * as platformDeposits from '../../platform/cashier/deposits.ts'
import { completeDeposit, completeDeposits, depositStatus } from '../../platform/cashier/deposits.ts'
import { depositMethods, depositOffers } from '../../platform/cashier/methods.ts'
import * as platformWithdrawals from '../../platform/cashier/withdrawals.ts'
import { withdrawalStatus } from '../../platform/cashier/withdrawals.ts'
import { withPictures } from '../../sites/pictures.ts'
import { wholeList } from '../../upstream/decoding/list-reader.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { forward, type Handler, type Handlers } from '../handler.ts'

const createDeposit: Handler<'createDeposit'> = async ({ body }, context) => {
  const { brand, callPlatform, sent } = context
  const returnUrl = `${brand.origin}/deposit?deposit=return`
  const request = { requestId: sent.idempotencyKey ?? '', amount: body.amount, sinceMs: Date.now() }
  const told = await createOrFind(
    () => callPlatform(platformDeposits.depositCreate, { ...body, returnUrl }),
    () => callPlatform(depositStatus, request, outcomeLookup),
  )
  return completeDeposit({ ...told, channelCode: told.channelCode || body.channelCode }, context)
}

const uploadDepositReceipt: Handler<'uploadDepositReceipt'> = async (
  { params: { id } },
  { callPlatform, sent },
) => {
  const { fileKey } = await sent.uploadFile()
  await callPlatform(platformDeposits.depositReceipt, { id, fileKey })
  // A failed look must not make the receipt look lost.
  const { status } = await callPlatform(depositStatus, { id }).catch(() => ({ status: 'FOR_REVIEW' }))
  return { depositId: id, status }
}

const createWithdrawal: Handler<'createWithdrawal'> = async ({ body }, { callPlatform, sent }) => {
  const request = { requestId: sent.idempotencyKey ?? '', amount: body.amount, sinceMs: Date.now() }
  return createOrFind(
    () => callPlatform(platformWithdrawals.withdrawalCreate, body),
    () => callPlatform(withdrawalStatus, request, outcomeLookup),
  )
}

const areaOf = { deposit: 'deposits', withdrawal: 'withdrawals' } as const

const getMoneyOutcome: Handler<'getMoneyOutcome'> = async ({ params, query }, context) => {
  const { brand, sites, callPlatform, fail } = context
  const { kind, amount, sentSecondsAgo } = query
  const startup = await sites.startup(brand).catch(() => undefined)
  if (startup && !startup.value.capabilities.includes(areaOf[kind])) return fail('notFound')
  const sinceMs = sentSecondsAgo === undefined ? undefined : Date.now() - sentSecondsAgo * 1000
  const request = { requestId: params.requestId.toLowerCase(), amount, sinceMs }
  const answer = await findMoneyRecord(async () => {
    if (kind === 'withdrawal') return callPlatform(withdrawalStatus, request)
    return completeDeposit(await callPlatform(depositStatus, request), context)
  })
  const isOver = sinceMs !== undefined && Date.now() - sinceMs >= requestUnderWayMs
  if (answer.state === 'known' || (answer.state === 'notFound' && isOver))
    await context.session.settleMoney(request.requestId)
  return answer
}

const listUnsettledMoney: Handler<'listUnsettledMoney'> = async (_request, context) => {
  const { brand, sites, session } = context
  const [currency, movements] = await Promise.all([
    sites.factsOf(brand).currency(),
    session.listUnsettledMoney(),
  ])
  const items = movements.map(({ amount, sentAt, ...movement }) => ({
    ...movement,
    amount: { amount: fromMinor(toMinor(amount)), currency },
    sentAt: new Date(sentAt).toISOString(),
  }))
  return wholeList(items)
}

export const handlers: Handlers<typeof methods & typeof deposits & typeof withdrawals & typeof outcomes> = {
  listDepositMethods: forward(depositMethods, withPictures),
  listDepositOffers: forward(depositOffers),
  createDeposit,
  getDeposit: forward(depositStatus, completeDeposit),
  listDeposits: forward(platformDeposits.depositList, async ({ items, ...rest }, context) => ({
    items: await completeDeposits(items, context),
    ...rest,
  })),
  cancelDeposit: async ({ params }, context) =>
    changeOrFind(context, platformDeposits.depositCancel, params, (ask) =>
      findCancelledDeposit(ask, params.id),
    ),
  uploadDepositReceipt,
  getWithdrawalInfo: forward(platformWithdrawals.withdrawalInfo),
  listTurnover: forward(platformWithdrawals.turnoverList),
  createWithdrawal,
  getWithdrawal: forward(withdrawalStatus),
  listWithdrawals: forward(platformWithdrawals.withdrawalList),
  cancelWithdrawal: async ({ params }, context) =>
    changeOrFind(context, platformWithdrawals.withdrawalCancel, params, (ask) =>
      findCancelledWithdrawal(ask, params.id),
    ),
  getMoneyOutcome,
  listUnsettledMoney,
}

/**
 * Creates a deposit or withdrawal. Where the answer is lost the platform is asked once for the record, by the request
 * id; without one the failure stands, because the request may still arrive.
 *
 * @throws what `create` throws
 */
async function createOrFind<MoneyRecord>(
  create: () => Promise<MoneyRecord>,
  find: () => Promise<MoneyRecord>,
): Promise<MoneyRecord> {
  try {
    return await create()
  } catch (failure) {
    if (!(failure instanceof PlatformFailure) || !failure.mayHaveHappened) throw failure
    const answer = await findMoneyRecord(find).catch(() => undefined)
    if (answer?.state !== 'known') throw failure
    return answer.record
  }
}

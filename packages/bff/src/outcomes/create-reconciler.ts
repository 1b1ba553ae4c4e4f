import { defaultMarket } from '@marquee/contracts/markets/market'
import { defaultTimeZone } from '@marquee/contracts/time-zone'
import type { BrandDirectory } from '../brands/brand-directory.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { completeDeposit, depositStatus } from '../platform/cashier/deposits.ts'
import { withdrawalStatus } from '../platform/cashier/withdrawals.ts'
import { requestIdentity } from '../request/request-context.ts'
import type { Sessions } from '../session/sessions.ts'
import type { OpenIntents } from '../shared-state/intents/open-intents.ts'
import type { Sites } from '../sites/sites.ts'
import type { Platform } from '../upstream/platform.ts'
import { identifyCall, type SiteFacts } from '../upstream/platform-call.ts'
import { outcomeLookup } from './change-or-find.ts'
import { type AskPlatform, type ChangeAnswer, findChange } from './find-change.ts'
import { findMoneyRecord } from './find-money-record.ts'
import type { MoneyIntent } from './money-intent.ts'
import {
  createOutcomeReconciler,
  type Ending,
  type OutcomeReconciler,
  type Settlement,
} from './outcome-reconciler.ts'
import type { UnsettledMoney } from './unsettled-money.ts'

interface Options {
  platform: Platform
  sites: Pick<Sites, 'factsOf'>
  sessions: Pick<Sessions, 'hasEnded'>
  intents: OpenIntents
  unsettled: UnsettledMoney
  /** Records an outcome, for repetitions of the request. */
  settle(key: string, payload: string, outcome: Ending): Promise<void>
  brands: BrandDirectory
  imageAddress(address: string): string
  onManualReview(intent: MoneyIntent | undefined): void
  log: Log
  metrics: Metrics
}

/** Makes the reconciler of money outcomes, which asks the platform as the players. */
export function createReconciler(options: Options): OutcomeReconciler {
  const { intents, unsettled, settle, sessions, log, metrics, onManualReview } = options
  const report = reportSettled(log)
  return createOutcomeReconciler({
    intents,
    settle,
    find: (intent, since) => find(options, intent, since),
    hasEnded: ({ host, session: { accountId, ...session } }) =>
      sessions.hasEnded(host, { ...session, player: { accountId } }),
    async onSettled(intent, ending) {
      report(intent, ending)
      const { host, requestId, session } = intent
      await unsettled.settle({ host, accountId: session.accountId }, requestId)
    },
    onManualReview,
    onCount: metrics.moneyOutcomesAsked,
    onError: (error) => log.unexpected(undefined, error),
  })
}

/** The site of a brand that the settings have lost since. */
const unknownSite: SiteFacts = {
  externalId: () => Promise.reject(new TypeError('No such brand')),
  currency: async () => '',
  market: async () => defaultMarket,
  timeZone: async () => defaultTimeZone,
}

/**
 * Asks what became of an intent as its player; the log has the call under the reference of the player's request.
 * @throws PlatformRefusal when the player's session has ended there
 */
async function find(
  { platform, sites, brands, imageAddress }: Options,
  intent: MoneyIntent,
  since: number,
): Promise<ChangeAnswer> {
  const { operation, change, host, requestId, reference, session } = intent
  const caller = { host, player: { auth: session.token, accountId: session.accountId } }
  const context = {
    request: { ...requestIdentity(), reference },
    deadlineMs: outcomeLookup.deadlineMs,
  }
  const found = brands.resolve(host)
  const site = 'brand' in found ? sites.factsOf(found.brand) : unknownSite
  const ask: AskPlatform = async (call, input) =>
    platform.call(call, await identifyCall(call, site, caller), input, context)
  if (change) return findChange(ask, change, since)
  return findMoneyRecord(async () => {
    const request = { requestId, amount: intent.amount, sinceMs: since }
    if (operation === 'createWithdrawal') return ask(withdrawalStatus, request)
    return completeDeposit(await ask(depositStatus, request), { callPlatform: ask, imageAddress })
  })
}

/** Makes the report, in the log and the metrics, of an intent whose outcome the operator has to look up. */
export function reportManualReview(log: Log, metrics: Metrics): (intent: MoneyIntent | undefined) => void {
  return (intent) => {
    const { host = '', operation = '', reference = '', requestId: platformRequestId = '' } = intent ?? {}
    log.notice('warn', 'moneyOutcomeNeedsPeople', { host, operation, reference, platformRequestId })
    metrics.moneyManualReview()
  }
}

/** Makes the report, in the log, of a lost outcome that is known now. */
function reportSettled(log: Log): (intent: MoneyIntent, ending: Settlement) => void {
  return ({ host, operation, reference, requestId: platformRequestId }, ending) =>
    log.notice('info', 'moneyOutcomeSettled', { host, operation, reference, platformRequestId, ending })
}

import type { Deposit } from '@marquee/contracts/cashier/deposit'
import type { Withdrawal } from '@marquee/contracts/cashier/withdrawal'
import type { BrandDirectory } from '../brands/brand-directory.ts'
import type { Log } from '../observability/logging/log.ts'
import type { Metrics } from '../observability/metrics/metrics.ts'
import type { OpenIntents } from '../replicas/intents/open-intents.ts'
import { requestIdentity } from '../request/request-id.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Sites } from '../sites/sites.ts'
import { depositStatus } from '../upstream/calls/cashier/deposit-status.ts'
import { withdrawalStatus } from '../upstream/calls/cashier/withdrawal-status.ts'
import type { Platform } from '../upstream/platform.ts'
import { afterFailure } from './after-failure.ts'
import type { MoneyIntent } from './money-intent.ts'
import { createOutcomeReconciler, type OutcomeReconciler } from './outcome-reconciler.ts'

interface Parts {
  platform: Platform
  sites: Pick<Sites, 'currency'>
  sessions: Pick<Sessions, 'hasEnded'>
  intents: OpenIntents
  /** Records an outcome, for repetitions of the request. */
  settle(key: string, payload: string, record: object): Promise<void>
  brands: BrandDirectory
  imageAddress(address: string): string
  onNeedsPeople(intent: MoneyIntent | undefined): void
  log: Log
  metrics: Metrics
}

/** Makes the reconciler of money outcomes over the gateway's parts. */
export function createReconciler(parts: Parts): OutcomeReconciler {
  const { intents, settle, sessions, log, metrics, onNeedsPeople } = parts
  return createOutcomeReconciler({
    intents,
    settle,
    ask: (intent) => askPlatform(parts, intent),
    hasEnded: ({ host, session: { accountId, ...session } }) =>
      sessions.hasEnded(host, { ...session, player: { accountId } }),
    onNeedsPeople,
    onCount: metrics.moneyOutcomesAsked,
    onError: (error) => log.unexpected(undefined, error),
  })
}

/** Asks for the record of an intent as its player; the log has the call under the reference of the player's request. */
async function askPlatform(
  { platform, sites, brands, imageAddress }: Parts,
  { operation, host, requestId, reference, session }: MoneyIntent,
): Promise<Deposit | Withdrawal> {
  const found = brands.resolve(host)
  const question = { requestId, currency: 'brand' in found ? await sites.currency(found.brand) : '' }
  const identity = { host, player: { auth: session.token, accountId: session.accountId } }
  const context = { ...requestIdentity(), reference, deadlineMs: afterFailure.deadlineMs }
  if (operation === 'createWithdrawal') return platform.call(withdrawalStatus, identity, question, context)
  const deposit = await platform.call(depositStatus, identity, question, context)
  return { ...deposit, qrImage: imageAddress(deposit.qrImage) }
}

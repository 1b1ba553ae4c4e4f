import type { PlatformCall } from '../upstream/platform-call.ts'
import * as account from './account/platform.ts'
import * as accountSignup from './account/platform-signup.ts'
import * as banks from './banks/platform.ts'
import * as cashier from './cashier/platform.ts'
import * as cashierDeposits from './cashier/platform-deposits.ts'
import * as cashierMethods from './cashier/platform-methods.ts'
import * as cashierWithdrawals from './cashier/platform-withdrawals.ts'
import * as games from './games/platform.ts'
import * as gamesDraws from './games/platform-draws.ts'
import * as gamesLaunch from './games/platform-launch.ts'
import * as inbox from './inbox/platform.ts'
import * as inboxNotifications from './inbox/platform-notifications.ts'
import * as kyc from './kyc/platform.ts'
import * as leaderboards from './leaderboards/platform.ts'
import * as miniGames from './mini-games/platform.ts'
import * as missions from './missions/platform.ts'
import * as news from './news/platform.ts'
import * as player from './player/platform.ts'
import * as promotions from './promotions/platform.ts'
import * as promotionsBonuses from './promotions/platform-bonuses.ts'
import * as referral from './referral/platform.ts'
import * as reports from './reports/platform.ts'
import * as responsibleGaming from './responsible-gaming/platform.ts'
import * as session from './session/platform.ts'
import * as siteChannels from './site/platform-channels.ts'
import * as siteNotices from './site/platform-notices.ts'
import * as siteSeo from './site/platform-seo.ts'
import * as siteStartup from './site/platform-startup.ts'
import * as siteTexts from './site/platform-texts.ts'
import * as support from './support/platform.ts'
import * as vip from './vip/platform.ts'

/** The calls of each area, under the name of its folder. */
export const callsByArea: ReadonlyMap<string, readonly PlatformCall<unknown, unknown>[]> = new Map(
  Object.entries({
    site: [siteStartup, siteSeo, siteTexts, siteNotices, siteChannels],
    session: [session],
    account: [accountSignup, account],
    player: [player],
    games: [games, gamesDraws, gamesLaunch],
    cashier: [cashierMethods, cashierDeposits, cashierWithdrawals, cashier],
    banks: [banks],
    kyc: [kyc],
    reports: [reports],
    promotions: [promotions, promotionsBonuses],
    missions: [missions],
    vip: [vip],
    leaderboards: [leaderboards],
    referral: [referral],
    'mini-games': [miniGames],
    inbox: [inbox, inboxNotifications],
    news: [news],
    support: [support],
    'responsible-gaming': [responsibleGaming],
  }).map(([area, modules]) => [
    area,
    modules.flatMap((module) => Object.values<unknown>(module).filter(isCall)),
  ]),
)

/** All platform calls of the specification and of the contract of the platform, by path. */
export const platformCalls: ReadonlyMap<string, PlatformCall<unknown, unknown>> = new Map(
  [...callsByArea.values()].flat().map((call) => [call.path, call]),
)

/**
 * The paths of all platform calls. A path is also the name of its call in logs and settings, even if a platform serves it
 * under another path.
 */
export const callPaths: readonly string[] = [...platformCalls.keys()].sort()

function isCall(value: unknown): value is PlatformCall<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'path' in value && 'payload' in value
}

import type { PlatformCall } from '../upstream/platform-call.ts'
import * as account from './account/account.ts'
import * as accountSignup from './account/signup.ts'
import * as banks from './banks/banks.ts'
import * as cashier from './cashier/cashier.ts'
import * as cashierDeposits from './cashier/deposits.ts'
import * as cashierMethods from './cashier/methods.ts'
import * as cashierWithdrawals from './cashier/withdrawals.ts'
import * as gamesDraws from './games/draws.ts'
import * as games from './games/games.ts'
import * as gamesLaunch from './games/launch.ts'
import * as inbox from './inbox/inbox.ts'
import * as inboxNotifications from './inbox/notifications.ts'
import * as kyc from './kyc/kyc.ts'
import * as leaderboards from './leaderboards/leaderboards.ts'
import * as miniGames from './mini-games/mini-games.ts'
import * as missions from './missions/missions.ts'
import * as news from './news/news.ts'
import * as player from './player/player.ts'
import * as promotionsBonuses from './promotions/bonuses.ts'
import * as promotions from './promotions/promotions.ts'
import * as referral from './referral/referral.ts'
import * as reports from './reports/reports.ts'
import * as responsibleGaming from './responsible-gaming/responsible-gaming.ts'
import * as session from './session/session.ts'
import * as siteChannels from './site/channels.ts'
import * as siteNotices from './site/notices.ts'
import * as siteSeo from './site/seo.ts'
import * as siteStartup from './site/startup.ts'
import * as siteTexts from './site/texts.ts'
import * as support from './support/support.ts'
import * as vip from './vip/vip.ts'

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

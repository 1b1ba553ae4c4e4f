import * as accountCalls from '../areas/account/calls.ts'
import * as signupCalls from '../areas/account/signup-calls.ts'
import * as banksCalls from '../areas/banks/calls.ts'
import * as depositCalls from '../areas/cashier/deposit-calls.ts'
import * as depositMethodCalls from '../areas/cashier/deposit-method-calls.ts'
import * as turnoverCalls from '../areas/cashier/turnover-calls.ts'
import * as withdrawalCalls from '../areas/cashier/withdrawal-calls.ts'
import * as gamesCalls from '../areas/games/calls.ts'
import * as drawCalls from '../areas/games/draw-calls.ts'
import * as launchCalls from '../areas/games/launch-calls.ts'
import * as matchCalls from '../areas/games/match-calls.ts'
import * as tableCalls from '../areas/games/table-calls.ts'
import * as inboxCalls from '../areas/inbox/calls.ts'
import * as notificationCalls from '../areas/inbox/notification-calls.ts'
import * as kycCalls from '../areas/kyc/calls.ts'
import * as leaderboardsCalls from '../areas/leaderboards/calls.ts'
import * as miniGamesCalls from '../areas/mini-games/calls.ts'
import * as missionsCalls from '../areas/missions/calls.ts'
import * as newsCalls from '../areas/news/calls.ts'
import * as playerCalls from '../areas/player/calls.ts'
import * as bonusCalls from '../areas/promotions/bonus-calls.ts'
import * as promotionCalls from '../areas/promotions/promotion-calls.ts'
import * as referralCalls from '../areas/referral/calls.ts'
import * as reportsCalls from '../areas/reports/calls.ts'
import * as responsibleGamingCalls from '../areas/responsible-gaming/calls.ts'
import * as sessionCalls from '../areas/session/calls.ts'
import * as oneTimeCodeCalls from '../areas/session/one-time-code-calls.ts'
import * as siteCalls from '../areas/site/calls.ts'
import * as textCalls from '../areas/site/text-calls.ts'
import * as topTenCalls from '../areas/site/top-ten-calls.ts'
import * as supportCalls from '../areas/support/calls.ts'
import * as vipCalls from '../areas/vip/calls.ts'
import type { Call } from '../calls/call.ts'

/** The modules of calls; each exports calls alone. */
const modules: readonly Readonly<Record<string, Call>>[] = [
  accountCalls,
  signupCalls,
  banksCalls,
  depositCalls,
  depositMethodCalls,
  turnoverCalls,
  withdrawalCalls,
  gamesCalls,
  drawCalls,
  launchCalls,
  matchCalls,
  tableCalls,
  inboxCalls,
  notificationCalls,
  kycCalls,
  leaderboardsCalls,
  miniGamesCalls,
  missionsCalls,
  newsCalls,
  playerCalls,
  bonusCalls,
  promotionCalls,
  referralCalls,
  reportsCalls,
  responsibleGamingCalls,
  sessionCalls,
  oneTimeCodeCalls,
  siteCalls,
  textCalls,
  topTenCalls,
  supportCalls,
  vipCalls,
]

/** Every call of the platform by its path. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  modules.flatMap((module) => Object.values(module)).map((call) => [call.path, call]),
)

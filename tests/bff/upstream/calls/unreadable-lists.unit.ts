import t from 'tap'
import { sessionList } from '#bff/platform/account/account.ts'
import { bankList, myBanks } from '#bff/platform/banks/banks.ts'
import { depositList } from '#bff/platform/cashier/deposits.ts'
import { depositMethods, depositOffers } from '#bff/platform/cashier/methods.ts'
import { turnoverList, withdrawalList } from '#bff/platform/cashier/withdrawals.ts'
import { hotGames, matchList, providerList } from '#bff/platform/games/games.ts'
import { inbox } from '#bff/platform/inbox/inbox.ts'
import { leaderboardList } from '#bff/platform/leaderboards/leaderboards.ts'
import { miniGameList } from '#bff/platform/mini-games/mini-games.ts'
import { missionList } from '#bff/platform/missions/missions.ts'
import { newsList } from '#bff/platform/news/news.ts'
import { recentGames } from '#bff/platform/player/player.ts'
import { bonusList } from '#bff/platform/promotions/bonuses.ts'
import { promotionList } from '#bff/platform/promotions/promotions.ts'
import { commissionList, downlineList } from '#bff/platform/referral/referral.ts'
import { bets, transactions } from '#bff/platform/reports/reports.ts'
import { ticketList } from '#bff/platform/support/support.ts'
import { vipLevels, vipRewards } from '#bff/platform/vip/vip.ts'
import { type PlatformCall, UnusableAnswer } from '#bff/upstream/platform-call.ts'
import { readAnswer } from '../read-answer.ts'

const lists = [
  bankList,
  bets,
  bonusList,
  commissionList,
  depositList,
  depositMethods,
  depositOffers,
  downlineList,
  hotGames,
  inbox,
  leaderboardList,
  matchList,
  miniGameList,
  missionList,
  myBanks,
  newsList,
  promotionList,
  providerList,
  recentGames,
  sessionList,
  ticketList,
  transactions,
  turnoverList,
  vipLevels,
  vipRewards,
  withdrawalList,
] as unknown as PlatformCall<object, object>[]

for (const call of lists)
  t.test(`a list of ${call.path} that cannot be read is a failure, and not an empty one`, async (t) => {
    for (const value of [[{ another: 'field' }], { records: [] }])
      t.throws(() => readAnswer(call, {}, { value }), UnusableAnswer)
    t.doesNotThrow(() => readAnswer(call, {}, { value: [] }))
  })

t.test('what can be read of a list is shown', async (t) => {
  const account = { bank_id: 'B1', bank_code: 'gcash', account_number_masked: '****4567' }
  const { bank_id: _id, ...nameless } = account
  t.equal(readAnswer(myBanks, {}, { value: [account, nameless] }).output.total, 1)
})

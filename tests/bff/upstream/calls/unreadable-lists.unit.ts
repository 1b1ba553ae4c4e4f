import t from 'tap'
import { sessionList } from '#bff/areas/account/platform.ts'
import { bankList, myBanks } from '#bff/areas/banks/platform.ts'
import { depositList } from '#bff/areas/cashier/platform-deposits.ts'
import { depositMethods, depositOffers } from '#bff/areas/cashier/platform-methods.ts'
import { turnoverList, withdrawalList } from '#bff/areas/cashier/platform-withdrawals.ts'
import { hotGames, matchList, providerList } from '#bff/areas/games/platform.ts'
import { inbox } from '#bff/areas/inbox/platform.ts'
import { leaderboardList } from '#bff/areas/leaderboards/platform.ts'
import { miniGameList } from '#bff/areas/mini-games/platform.ts'
import { missionList } from '#bff/areas/missions/platform.ts'
import { newsList } from '#bff/areas/news/platform.ts'
import { recentGames } from '#bff/areas/player/platform.ts'
import { promotionList } from '#bff/areas/promotions/platform.ts'
import { bonusList } from '#bff/areas/promotions/platform-bonuses.ts'
import { commissionList, downlineList } from '#bff/areas/referral/platform.ts'
import { bets, transactions } from '#bff/areas/reports/platform.ts'
import { ticketList } from '#bff/areas/support/platform.ts'
import { vipLevels, vipRewards } from '#bff/areas/vip/platform.ts'
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

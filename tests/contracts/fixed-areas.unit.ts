import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import t from 'tap'

/**
 * The public interface of the business areas, which must not change: method, path, names of the query, names of the body
 * (`?` for an optional one) and access; `key` where an `Idempotency-Key` is required.
 */
const fixed = {
  listDepositMethods: 'GET /api/cashier/deposit-methods player',
  listDepositOffers: 'GET /api/cashier/deposit-offers?channel&amount player',
  createDeposit: 'POST /api/cashier/deposits { channelCode, amount, promoId?, fields? } player key',
  getDeposit: 'GET /api/cashier/deposits/{id} player',
  listDeposits: 'GET /api/cashier/deposits?from&to&page&perPage&status player',
  cancelDeposit: 'POST /api/cashier/deposits/{id}/cancel player key',
  uploadDepositReceipt: 'POST /api/cashier/deposits/{id}/receipt file player',

  getWithdrawalInfo: 'GET /api/cashier/withdrawal-info player',
  listTurnover: 'GET /api/cashier/turnover?page&perPage player',
  requestWithdrawalTac: 'POST /api/tac/withdrawal player',
  createWithdrawal: 'POST /api/cashier/withdrawals { bankId, amount, tac?, pin? } player key',
  getWithdrawal: 'GET /api/cashier/withdrawals/{id} player',
  listWithdrawals: 'GET /api/cashier/withdrawals?from&to&page&perPage&status player',
  cancelWithdrawal: 'POST /api/cashier/withdrawals/{id}/cancel player key',
  getMoneyOutcome: 'GET /api/cashier/outcomes/{requestId}?kind&amount&sentSecondsAgo player',

  listBanks: 'GET /api/banks anyone',
  listMyBanks: 'GET /api/me/banks player',
  requestBankTac: 'POST /api/tac/bank player',
  addBank: 'POST /api/me/banks { bankCode, accountName, accountNumber, branch?, tac } player key',
  setDefaultBank: 'POST /api/me/banks/{id}/default player',
  removeBank: 'DELETE /api/me/banks/{id} { tac } player key',

  getStatement: 'GET /api/reports/statement?from&to player',
  listTransactions: 'GET /api/reports/transactions?from&to&page&perPage&type player',
  listBets: 'GET /api/reports/bets?from&to&page&perPage&gameType&provider&status player',
  getBet: 'GET /api/reports/bets/{id}?provider player',
  // The last is ours, and may be left out.
  exportReport: 'GET /api/reports/{kind}.csv?from&to&type&gameType&provider&status&language player',

  listPromotions: 'GET /api/promotions anyone',
  getPromotion: 'GET /api/promotions/{id} anyone',
  claimPromotion: 'POST /api/promotions/{id}/claim player key',
  redeemPromoCode: 'POST /api/promotions/codes { code } player key',
  listBonuses: 'GET /api/me/bonuses?page&perPage&status player',
  forfeitBonus: 'POST /api/me/bonuses/{id}/forfeit player key',
  getRebate: 'GET /api/me/rebate player',
  claimRebate: 'POST /api/me/rebate/claim player key',

  listMissions: 'GET /api/missions player',
  optInMission: 'POST /api/missions/{id}/opt-in player key',
  claimMission: 'POST /api/missions/{id}/claim player key',
  claimAllMissions: 'POST /api/missions/claims player key',

  getReferral: 'GET /api/referral player',
  listDownlines: 'GET /api/referral/downlines?page&perPage&level player',
  listCommissions: 'GET /api/referral/commissions?from&to&page&perPage player',
  claimCommission: 'POST /api/referral/claim player key',

  listVipLevels: 'GET /api/vip/levels anyone',
  listVipRewards: 'GET /api/me/vip/rewards player',
  claimVipReward: 'POST /api/me/vip/rewards/{id}/claim player key',

  listLeaderboards: 'GET /api/leaderboards anyone',
  getLeaderboard: 'GET /api/leaderboards/{id}?page&perPage&previous anyone',
  joinLeaderboard: 'POST /api/leaderboards/{id}/join player key',

  getLimits: 'GET /api/responsible-gaming player',
  setLimit: 'POST /api/responsible-gaming/limits { kind, period, amount, password? } player key',
  cancelPendingLimit: 'DELETE /api/responsible-gaming/limits/{kind}/{period} player',
  setRealityCheck: 'PATCH /api/responsible-gaming/reality-check { minutes } player',
  takeBreak: 'POST /api/responsible-gaming/break { hours, password? } player key',
  excludeSelf:
    'POST /api/responsible-gaming/exclusion { months, reason?, password?, confirmation } player key',
  getPlaySummary: 'GET /api/me/play-summary?from&to player',

  getKyc: 'GET /api/kyc player',
  submitKyc:
    'POST /api/kyc { fullName, dob, nationality, address, idType, natureOfWork, sourceOfIncome } player',
  uploadKycDocument: 'POST /api/kyc/documents file player',

  listNews: 'GET /api/news?page&perPage anyone',
  getNews: 'GET /api/news/{id} anyone',

  listSessions: 'GET /api/account/sessions player',
  endSession: 'DELETE /api/account/sessions/{id} player',

  listBanners: 'GET /api/site/banners?position&language anyone',
  listContactChannels: 'GET /api/site/contact anyone',
  getAppDownload: 'GET /api/site/app-download anyone',
  createTicket: 'POST /api/me/tickets { subject, category, message } player key',
  listTickets: 'GET /api/me/tickets?page&perPage player',
}

interface Schema {
  _zod: { def: { type: string; shape?: Record<string, Schema> } }
}

const partsOf = ({ _zod }: Schema) => Object.entries(_zod.def.shape ?? {})

function lineOf({ method, path, query, body, upload, access, idempotency }: OperationDeclaration): string {
  const asked = query
    ? `?${partsOf(query)
        .map(([name]) => name)
        .join('&')}`
    : ''
  const named =
    body && partsOf(body).map(([name, { _zod }]) => `${name}${_zod.def.type === 'optional' ? '?' : ''}`)
  const sent = [...(named ? [`{ ${named.join(', ')} }`] : []), ...(upload ? ['file'] : [])]
  return [method, path + asked, ...sent, access, ...(idempotency === 'required' ? ['key'] : [])].join(' ')
}

const declarations: Record<string, OperationDeclaration> = operations

t.test('the operations of the business areas keep their interface', async (t) => {
  const found = Object.keys(fixed).map((id) => [id, declarations[id] && lineOf(declarations[id])])
  t.strictSame(Object.fromEntries(found), fixed)
})

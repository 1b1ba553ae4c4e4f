import type { OperationId } from '@marquee/contracts/operations'

/** What an operation asks of the platform, from the platform's contract. */
export interface UpstreamCall {
  path: string
  /** The payload's fields beside the identity that the gateway fills, when the operation's example is sent. */
  fields: readonly string[]
  identity: readonly string[]
  kind: 'read' | 'write'
  profile: keyof typeof failures | 'stake'
}

const domain = ['domain_name']
const S = [...domain, 'external_id']
const A = ['auth', 'account_id']
const AS = [...S, ...A]

/** A call as the table of the platform's contract writes it. */
const call = (
  path: string,
  identity: readonly string[],
  fields: readonly string[],
  kind: UpstreamCall['kind'],
  profile: UpstreamCall['profile'],
): UpstreamCall => ({ path, identity, fields, kind, profile })

/** A claim, or another write that may not be made twice. */
const claim = (path: string, identity: readonly string[], fields: readonly string[]): UpstreamCall =>
  call(path, identity, ['request_id', ...fields], 'write', 'money')

const range = ['date_from', 'date_to']
const gameFields = ['game_code', 'provider_code', 'game_type']
const launchFields = ['request_id', 'provider_code', 'game_code', 'game_type', 'platform', 'lang', 'mode']

/** The call of every operation; `none` asks the platform nothing. A new operation does not compile without one. */
export const upstreamCalls: Record<OperationId, UpstreamCall | 'none'> = {
  getStartup: call('/api/startup', domain, [], 'read', 'startup'),
  getPageText: call('/api/seo', S, ['page_name'], 'read', 'unavailable'),
  getSeo: call('/api/seo', S, ['page_name'], 'read', 'unavailable'),
  getPublishedDocuments: call('/api/settings/siteinfodetail', S, [], 'read', 'unavailable'),
  getCms: call('/api/settings/siteinfodetail', S, [], 'read', 'unavailable'),
  getCmsDocument: call('/api/settings/siteinfodetail', S, [], 'read', 'unavailable'),
  getTopTen: call('/api/settings/top10winner_withdrawal', S, [], 'read', 'disconnect'),
  listSocialAccounts: call('/api/settings/social_account', S, [], 'read', 'disconnect'),
  listAnnouncements: call('/api/cms/announcement_list', S, [], 'read', 'unavailable'),
  recordVisit: call('/api/settings/adsvisit', S, ['appsflyer_id'], 'write', 'global'),
  listGames: call('/api/product/get_hot_games', S, ['game_type'], 'read', 'unavailable'),
  listMatches: call('/api/product/match_list', S, [], 'read', 'unavailable'),
  listDraws: call('/api/product/draw_list', S, ['game_type'], 'read', 'unavailable'),
  listTables: call('/api/product/table_list', S, [], 'read', 'unavailable'),
  login: call('/api/auth/login', S, ['account_id', 'password'], 'write', 'general'),
  loginWithTac: call('/api/auth/login_tac', S, ['account_id', 'tac'], 'write', 'general'),
  logout: call('/api/auth/logout', A, [], 'write', 'unheard'),
  getSession: 'none',
  requestLoginTac: call('/api/auth/tac/request_login', S, ['account_id'], 'write', 'general'),
  requestRegisterTac: call('/api/auth/tac/request_new_register', S, ['account_id'], 'write', 'general'),
  verifyTac: call('/api/auth/tac/verify', S, ['account_id', 'tac'], 'write', 'general'),
  getSignupForm: call('/api/auth/signup_config', S, [], 'read', 'unavailable'),
  signup: call('/api/auth/signup', S, ['account_id', 'password', 'contact_phone'], 'write', 'general'),
  forgotPassword: call('/api/auth/forgot_password', S, ['account_id', 'contact_phone'], 'write', 'general'),
  resetPassword: call(
    '/api/auth/reset_password',
    S,
    ['account_id', 'tac', 'new_password'],
    'write',
    'general',
  ),
  changePassword: call('/api/auth/update_password', A, ['password', 'new_password'], 'write', 'general'),
  requestMobileTac: call(
    '/api/auth/tac/request_mobile',
    A,
    ['contact_phone', 'password'],
    'write',
    'general',
  ),
  changeMobile: call('/api/settings/mobile_update', A, ['contact_phone', 'tac'], 'write', 'general'),
  endOtherSessions: 'none',
  getProfile: call('/api/settings/profile_get', A, [], 'read', 'disconnect'),
  updateProfile: call(
    '/api/settings/profile_update',
    A,
    ['full_name', 'contact_email'],
    'write',
    'disconnect',
  ),
  getAccountStatus: call('/api/settings/check_status', A, [], 'read', 'disconnect'),
  getBalance: call('/api/auth/get_balance', A, [], 'read', 'unavailable'),
  getVip: call('/api/auth/vip', A, [], 'read', 'general'),
  listFavorites: call('/api/home/fav_list', A, [], 'read', 'unavailable'),
  addFavorite: call('/api/home/fav_add', A, gameFields, 'write', 'unavailable'),
  removeFavorite: call('/api/home/fav_remove', A, gameFields, 'write', 'unavailable'),
  // It asks for all streams of a player together: see the tests of player events.
  streamPlayerEvents: 'none',
  listRecentGames: call('/api/game/recent', A, [], 'read', 'unavailable'),
  getNotificationSettings: call('/api/settings/notification_get', A, [], 'read', 'disconnect'),
  setNotificationSetting: call(
    '/api/settings/notification_set',
    A,
    ['channel', 'offers'],
    'write',
    'disconnect',
  ),
  listInbox: call('/api/settings/get_inbox', A, [], 'read', 'disconnect'),
  claimInbox: call('/api/settings/claim_inbox', A, ['inbox_id'], 'write', 'disconnect'),
  listMiniGames: call('/api/mini_game/mini_game_list', A, [], 'read', 'global'),
  getMiniGameWallet: call('/api/mini_game/mini_game_wallet', A, [], 'read', 'unavailable'),
  listMiniGameLog: call('/api/mini_game/mini_game_log', A, [], 'read', 'global'),
  placeMiniGameBet: call('/api/mini_game/mini_game_bet', A, ['game_id'], 'write', 'stake'),
  claimMiniGameReward: call('/api/mini_game/mini_game_reward', A, ['game_id'], 'write', 'stake'),
  gamifyMiniGame: call('/api/mini_game/mini_game_gamify', A, [], 'write', 'global'),
  launchGame: call('/api/game/launch', AS, [...launchFields, 'lobby_url', 'deposit_url'], 'write', 'money'),
  closeGame: call('/api/game/close', A, ['game_session_id'], 'write', 'general'),
  listDepositMethods: call('/api/cashier/deposit_methods', AS, [], 'read', 'general'),
  listDepositOffers: call(
    '/api/promotion/deposit_eligible',
    AS,
    ['channel_code', 'amount'],
    'read',
    'general',
  ),
  createDeposit: call(
    '/api/cashier/deposit_create',
    AS,
    ['request_id', 'channel_code', 'amount', 'currency', 'fields', 'return_url'],
    'write',
    'money',
  ),
  getDeposit: call('/api/cashier/deposit_status', A, ['deposit_id'], 'read', 'general'),
  listDeposits: call('/api/cashier/deposit_list', A, [...range, 'status'], 'read', 'general'),
  cancelDeposit: call('/api/cashier/deposit_cancel', A, ['request_id', 'deposit_id'], 'write', 'money'),
  uploadDepositReceipt: call(
    '/api/cashier/deposit_receipt',
    A,
    ['deposit_id', 'file_key'],
    'write',
    'general',
  ),
  getWithdrawalInfo: call('/api/cashier/withdrawal_info', AS, [], 'read', 'general'),
  listTurnover: call('/api/cashier/turnover_list', A, [], 'read', 'general'),
  createWithdrawal: call(
    '/api/cashier/withdrawal_create',
    AS,
    ['request_id', 'bank_id', 'amount', 'currency', 'tac'],
    'write',
    'money',
  ),
  getWithdrawal: call('/api/cashier/withdrawal_status', A, ['withdrawal_id'], 'read', 'general'),
  listWithdrawals: call('/api/cashier/withdrawal_list', A, [], 'read', 'general'),
  cancelWithdrawal: call(
    '/api/cashier/withdrawal_cancel',
    A,
    ['request_id', 'withdrawal_id'],
    'write',
    'money',
  ),
  getMoneyOutcome: call('/api/cashier/deposit_status', A, ['request_id'], 'read', 'asked'),
  listUnsettledMoney: 'none',
  requestWithdrawalTac: call('/api/auth/tac/request_withdrawal', A, [], 'write', 'general'),
  requestBankTac: call('/api/auth/tac/request_bank', A, [], 'write', 'general'),
  listBanks: call('/api/bank/bank_list', S, [], 'read', 'general'),
  listMyBanks: call('/api/bank/my_banks', A, [], 'read', 'general'),
  addBank: call(
    '/api/bank/add',
    AS,
    ['request_id', 'bank_code', 'account_name', 'account_number', 'tac'],
    'write',
    'money',
  ),
  setDefaultBank: call('/api/bank/set_default', A, ['bank_id'], 'write', 'general'),
  removeBank: call('/api/bank/remove', A, ['request_id', 'bank_id', 'tac'], 'write', 'money'),
  getStatement: call('/api/report/statement', A, range, 'read', 'general'),
  listTransactions: call('/api/report/transactions', A, [...range, 'type'], 'read', 'general'),
  listBets: call('/api/report/bets', A, ['game_type', 'status'], 'read', 'general'),
  getBet: call('/api/report/bet_detail', A, ['bet_id', 'provider_code'], 'read', 'general'),
  exportReport: call('/api/report/transactions', A, [...range, 'page', 'per_page'], 'read', 'general'),
  getKyc: call('/api/kyc/status', AS, [], 'read', 'general'),
  submitKyc: call(
    '/api/kyc/submit',
    A,
    ['full_name', 'dob', 'nationality', 'address', 'id_type', 'nature_of_work', 'source_of_income'],
    'write',
    'general',
  ),
  uploadKycDocument: call('/api/kyc/upload', A, ['request_id', 'type', 'file_key'], 'write', 'general'),
  listPromotions: call('/api/promotion/list', S, ['lang'], 'read', 'general'),
  getPromotion: call('/api/promotion/detail', S, ['promo_id'], 'read', 'general'),
  claimPromotion: claim('/api/promotion/claim', AS, ['promo_id']),
  redeemPromoCode: claim('/api/promotion/redeem_code', AS, ['promo_code']),
  listBonuses: call('/api/promotion/my_bonuses', A, ['status'], 'read', 'general'),
  forfeitBonus: claim('/api/promotion/forfeit', A, ['bonus_id']),
  getRebate: call('/api/promotion/rebate_info', A, [], 'read', 'general'),
  claimRebate: claim('/api/promotion/rebate_claim', A, []),
  listMissions: call('/api/mission/list', AS, [], 'read', 'general'),
  optInMission: claim('/api/mission/opt_in', A, ['mission_id']),
  claimMission: claim('/api/mission/claim', A, ['mission_id']),
  claimAllMissions: claim('/api/mission/claim_all', A, []),
  getReferral: call('/api/referral/info', AS, [], 'read', 'general'),
  listDownlines: call('/api/referral/downlines', A, ['level'], 'read', 'general'),
  listCommissions: call('/api/referral/commission_list', A, [], 'read', 'general'),
  claimCommission: claim('/api/referral/claim', A, []),
  listVipLevels: call('/api/vip/levels', S, [], 'read', 'general'),
  listVipRewards: call('/api/vip/rewards', A, [], 'read', 'general'),
  claimVipReward: claim('/api/vip/claim', A, ['reward_id']),
  listLeaderboards: call('/api/leaderboard/list', S, [], 'read', 'general'),
  getLeaderboard: call('/api/leaderboard/detail', S, ['board_id'], 'read', 'general'),
  joinLeaderboard: claim('/api/leaderboard/opt_in', A, ['board_id']),
  getLimits: call('/api/rg/settings', AS, [], 'read', 'general'),
  setLimit: claim('/api/rg/limit_set', A, ['kind', 'period', 'amount', 'password']),
  cancelPendingLimit: call('/api/rg/limit_cancel_pending', A, ['kind', 'period'], 'write', 'general'),
  setRealityCheck: call('/api/rg/reality_check_set', A, ['minutes'], 'write', 'general'),
  takeBreak: claim('/api/rg/cool_off', A, ['hours', 'password']),
  excludeSelf: claim('/api/rg/self_exclude', A, ['months', 'password', 'confirm_text']),
  getPlaySummary: call('/api/rg/summary', A, range, 'read', 'general'),
  getSessionSummary: call('/api/rg/session_summary', A, [], 'read', 'general'),
  listNews: call('/api/cms/news_list', S, [], 'read', 'unavailable'),
  getNews: call('/api/cms/news_detail', S, ['news_id'], 'read', 'unavailable'),
  listSessions: call('/api/auth/sessions', A, [], 'read', 'general'),
  endSession: call('/api/auth/session_revoke', A, ['session_id'], 'write', 'general'),
  markInboxRead: call('/api/settings/read_inbox', A, ['inbox_id'], 'write', 'disconnect'),
  markAllInboxRead: call('/api/settings/read_inbox', A, ['all'], 'write', 'disconnect'),
  deleteInboxMessage: call('/api/settings/delete_inbox', A, ['inbox_id'], 'write', 'disconnect'),
  listBanners: call('/api/cms/banner_list', S, ['position'], 'read', 'unavailable'),
  listContactChannels: call('/api/support/contact_channels', S, [], 'read', 'unavailable'),
  getAppDownload: call('/api/settings/app_download', S, [], 'read', 'unavailable'),
  createTicket: claim('/api/support/ticket_create', AS, ['subject', 'category', 'message']),
  listTickets: call('/api/support/ticket_list', A, [], 'read', 'general'),
  replyToTicket: claim('/api/support/ticket_reply', AS, ['ticket_id', 'message']),
}

const internal = { status: 502, statusCode: -500, message: 'internalServerError', handling: 'dialog' }

/** How a failure of the network is answered (specification, section 8), by what the contract says of a call. */
export const failures = {
  general: internal,
  global: { ...internal, details: String },
  startup: { ...internal, details: String, maintenance: null },
  unavailable: { status: 503, statusCode: -503, message: 'serviceUnavailable', handling: 'log' },
  disconnect: { status: 502, statusCode: 0, message: 'disconnect', handling: 'dialog' },
  money: { status: 504, statusCode: -504, message: 'outcomeUnknown', handling: 'dialog' },
  /** A question about money is answered: that it is not known. */
  asked: { status: 200, state: 'unknown' },
  /** The player is signed out here whatever the platform says. */
  unheard: { status: 200 },
} as const

/** How a call whose attempt came to such an end is answered. A stake that was cut may have been made. */
export function failureOf(profile: UpstreamCall['profile'], { isCut = false } = {}) {
  if (profile !== 'stake') return failures[profile]
  return isCut ? failures.money : failures.global
}

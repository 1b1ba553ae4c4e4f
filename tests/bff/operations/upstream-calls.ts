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

/** A call as the table of the platform's contract writes it. */
const call = (
  path: string,
  identity: readonly string[],
  fields: readonly string[],
  kind: UpstreamCall['kind'],
  profile: UpstreamCall['profile'],
): UpstreamCall => ({ path, identity, fields, kind, profile })

const gameFields = ['game_code', 'provider_code', 'game_type']
const launchFields = ['request_id', 'provider_code', 'game_code', 'game_type', 'platform', 'lang', 'mode']

/** The call of every operation; `none` asks the platform nothing. A new operation does not compile without one. */
export const upstreamCalls: Record<OperationId, UpstreamCall | 'none'> = {
  getStartup: call('/api/startup', domain, [], 'read', 'startup'),
  getSeo: call('/api/seo', S, ['page_name'], 'read', 'unavailable'),
  getCms: call('/api/settings/siteinfodetail', S, [], 'read', 'unavailable'),
  getCmsDocument: call('/api/settings/siteinfodetail', S, [], 'read', 'unavailable'),
  getTopTen: call('/api/settings/top10winner_withdrawal', S, [], 'read', 'disconnect'),
  listSocialAccounts: call('/api/settings/social_account', S, [], 'read', 'disconnect'),
  listAnnouncements: call('/api/cms/announcement_list', S, [], 'read', 'unavailable'),
  recordVisit: call('/api/settings/adsvisit', S, ['appsflyer_id'], 'write', 'global'),
  listGames: call('/api/product/get_hot_games', S, ['game_type'], 'read', 'unavailable'),
  listMatches: call('/api/product/match_list', S, [], 'read', 'unavailable'),
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
  endOtherSessions: 'none',
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
  listFavourites: call('/api/home/fav_list', A, [], 'read', 'unavailable'),
  addFavourite: call('/api/home/fav_add', A, gameFields, 'write', 'unavailable'),
  removeFavourite: call('/api/home/fav_remove', A, gameFields, 'write', 'unavailable'),
  listRecentGames: call('/api/game/recent', A, [], 'read', 'unavailable'),
  listInbox: call('/api/settings/get_inbox', A, [], 'read', 'disconnect'),
  claimInbox: call('/api/settings/claim_inbox', A, ['inbox_id'], 'write', 'disconnect'),
  listMiniGames: call('/api/mini_game/mini_game_list', A, [], 'read', 'global'),
  getMiniGameWallet: call('/api/mini_game/mini_game_wallet', A, [], 'read', 'unavailable'),
  listMiniGameLog: call('/api/mini_game/mini_game_log', A, [], 'read', 'global'),
  placeMiniGameBet: call('/api/mini_game/mini_game_bet', A, ['game_id'], 'write', 'stake'),
  claimMiniGameReward: call('/api/mini_game/mini_game_reward', A, ['game_id'], 'write', 'stake'),
  gamifyMiniGame: call('/api/mini_game/mini_game_gamify', A, [], 'write', 'global'),
  launchGame: call(
    '/api/game/launch',
    [...S, ...A],
    [...launchFields, 'lobby_url', 'deposit_url'],
    'write',
    'money',
  ),
  closeGame: call('/api/game/close', A, ['game_session_id'], 'write', 'general'),
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
  /** The player is signed out here whatever the platform says. */
  unheard: { status: 200 },
} as const

/** How a call whose attempt came to such an end is answered. A stake that was cut may have been made. */
export function failureOf(profile: UpstreamCall['profile'], { isCut = false } = {}) {
  if (profile !== 'stake') return failures[profile]
  return isCut ? failures.money : failures.global
}

import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import t from 'tap'

/** The public interface: the method, path and access of these operations must not change. */
const fixed = {
  getStartup: 'GET /api/startup anyone',
  getSeo: 'GET /api/seo anyone',
  getCms: 'GET /api/cms anyone',
  listSocialAccounts: 'GET /api/site/social-accounts anyone',
  getTopTen: 'GET /api/site/top-ten anyone',
  listGames: 'GET /api/games anyone',
  recordVisit: 'POST /api/site/visits anyone',
  login: 'POST /api/session anyone',
  loginWithTac: 'POST /api/session/tac anyone',
  getSession: 'GET /api/session anyone',
  logout: 'DELETE /api/session anyone',
  requestLoginTac: 'POST /api/tac/login anyone',
  requestRegisterTac: 'POST /api/tac/register anyone',
  verifyTac: 'POST /api/tac/verify anyone',
  signup: 'POST /api/account guest',
  forgotPassword: 'POST /api/account/forgot-password guest',
  changePassword: 'POST /api/account/password player',
  updateProfile: 'PATCH /api/account/profile player',
  getBalance: 'GET /api/me/balance player',
  getVip: 'GET /api/me/vip player',
  listFavorites: 'GET /api/me/favorites player',
  listInbox: 'GET /api/me/inbox player',
  claimInbox: 'POST /api/me/inbox/{id}/claim player',
  getAccountStatus: 'GET /api/me/status player',
  listMiniGames: 'GET /api/me/mini-games player',
  placeMiniGameBet: 'POST /api/me/mini-games/{gameId}/bet player',
  claimMiniGameReward: 'POST /api/me/mini-games/{gameId}/reward player',
  getMiniGameWallet: 'GET /api/me/mini-games/wallet player',
  listMiniGameLog: 'GET /api/me/mini-games/log player',
  gamifyMiniGame: 'POST /api/me/mini-games/gamify player',
}

// Operations that let somebody guess credentials or codes have stricter rate limits.
const strictLimits = {
  credentials: ['login', 'signup', 'forgotPassword', 'changePassword'],
  tac: ['requestLoginTac', 'requestRegisterTac'],
  tacEntry: ['loginWithTac', 'verifyTac'],
}

const declarations: Record<string, OperationDeclaration> = operations

t.test('the fixed operations keep their method, path and access', async (t) => {
  const found = Object.keys(fixed).map((id) => {
    const { method, path, access } = declarations[id] ?? {}
    return [id, `${method} ${path} ${access}`]
  })
  t.strictSame(Object.fromEntries(found), fixed)
})

t.test('operations that check credentials or codes have strict limits', async (t) => {
  for (const [limit, ids] of Object.entries(strictLimits)) {
    for (const id of ids) t.equal(declarations[id]?.limit, limit, id)
  }
})

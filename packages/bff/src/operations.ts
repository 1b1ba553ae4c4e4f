import type { Handlers } from './http/mount-operations.ts'
import { changePassword } from './operations/account/change-password.ts'
import { endOtherSessions } from './operations/account/end-other-sessions.ts'
import { forgotPassword } from './operations/account/forgot-password.ts'
import { getAccountStatus } from './operations/account/get-account-status.ts'
import { getSignupForm } from './operations/account/get-signup-form.ts'
import { resetPassword } from './operations/account/reset-password.ts'
import { signup } from './operations/account/signup.ts'
import { updateProfile } from './operations/account/update-profile.ts'
import { closeGame } from './operations/games/close-game.ts'
import { launchGame } from './operations/games/launch-game.ts'
import { listGames } from './operations/games/list-games.ts'
import { listMatches } from './operations/games/list-matches.ts'
import { claimInbox } from './operations/inbox/claim-inbox.ts'
import { listInbox } from './operations/inbox/list-inbox.ts'
import { claimMiniGameReward } from './operations/mini-games/claim-mini-game-reward.ts'
import { gamifyMiniGame } from './operations/mini-games/gamify-mini-game.ts'
import { getMiniGameWallet } from './operations/mini-games/get-mini-game-wallet.ts'
import { listMiniGameLog } from './operations/mini-games/list-mini-game-log.ts'
import { listMiniGames } from './operations/mini-games/list-mini-games.ts'
import { placeMiniGameBet } from './operations/mini-games/place-mini-game-bet.ts'
import { addFavourite } from './operations/player/add-favourite.ts'
import { getBalance } from './operations/player/get-balance.ts'
import { getVip } from './operations/player/get-vip.ts'
import { listFavourites } from './operations/player/list-favourites.ts'
import { listRecentGames } from './operations/player/list-recent-games.ts'
import { removeFavourite } from './operations/player/remove-favourite.ts'
import { getSession } from './operations/session/get-session.ts'
import { login } from './operations/session/login.ts'
import { loginWithTac } from './operations/session/login-with-tac.ts'
import { logout } from './operations/session/logout.ts'
import { getCms } from './operations/site/get-cms.ts'
import { getCmsDocument } from './operations/site/get-cms-document.ts'
import { getSeo } from './operations/site/get-seo.ts'
import { getStartup } from './operations/site/get-startup.ts'
import { getTopTen } from './operations/site/get-top-ten.ts'
import { listAnnouncements } from './operations/site/list-announcements.ts'
import { listSocialAccounts } from './operations/site/list-social-accounts.ts'
import { recordVisit } from './operations/site/record-visit.ts'
import { requestLoginTac } from './operations/tac/request-login-tac.ts'
import { requestRegisterTac } from './operations/tac/request-register-tac.ts'
import { verifyTac } from './operations/tac/verify-tac.ts'

/** A handler for every operation of the contract; the compiler names the one that is missing. */
export const handlers: Handlers = {
  getStartup,
  getSeo,
  getCms,
  getCmsDocument,
  getTopTen,
  listSocialAccounts,
  listAnnouncements,
  recordVisit,
  listGames,
  listMatches,
  login,
  loginWithTac,
  logout,
  getSession,
  requestLoginTac,
  requestRegisterTac,
  verifyTac,
  getSignupForm,
  signup,
  forgotPassword,
  resetPassword,
  changePassword,
  endOtherSessions,
  updateProfile,
  getAccountStatus,
  getBalance,
  getVip,
  listFavourites,
  addFavourite,
  removeFavourite,
  listRecentGames,
  listInbox,
  claimInbox,
  listMiniGames,
  getMiniGameWallet,
  listMiniGameLog,
  placeMiniGameBet,
  claimMiniGameReward,
  gamifyMiniGame,
  launchGame,
  closeGame,
}

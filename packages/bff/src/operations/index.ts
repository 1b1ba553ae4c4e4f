import { changePassword } from './account/change-password.ts'
import { endOtherSessions } from './account/end-other-sessions.ts'
import { forgotPassword } from './account/forgot-password.ts'
import { getAccountStatus } from './account/get-account-status.ts'
import { getSignupForm } from './account/get-signup-form.ts'
import { resetPassword } from './account/reset-password.ts'
import { signup } from './account/signup.ts'
import { updateProfile } from './account/update-profile.ts'
import { closeGame } from './games/close-game.ts'
import { launchGame } from './games/launch-game.ts'
import { listGames } from './games/list-games.ts'
import { listMatches } from './games/list-matches.ts'
import type { Handlers } from './handler.ts'
import { claimInbox } from './inbox/claim-inbox.ts'
import { listInbox } from './inbox/list-inbox.ts'
import { claimMiniGameReward } from './mini-games/claim-mini-game-reward.ts'
import { gamifyMiniGame } from './mini-games/gamify-mini-game.ts'
import { getMiniGameWallet } from './mini-games/get-mini-game-wallet.ts'
import { listMiniGameLog } from './mini-games/list-mini-game-log.ts'
import { listMiniGames } from './mini-games/list-mini-games.ts'
import { placeMiniGameBet } from './mini-games/place-mini-game-bet.ts'
import { addFavourite } from './player/add-favourite.ts'
import { getBalance } from './player/get-balance.ts'
import { getVip } from './player/get-vip.ts'
import { listFavourites } from './player/list-favourites.ts'
import { listRecentGames } from './player/list-recent-games.ts'
import { removeFavourite } from './player/remove-favourite.ts'
import { getSession } from './session/get-session.ts'
import { login } from './session/login.ts'
import { loginWithTac } from './session/login-with-tac.ts'
import { logout } from './session/logout.ts'
import { getCms } from './site/get-cms.ts'
import { getCmsDocument } from './site/get-cms-document.ts'
import { getSeo } from './site/get-seo.ts'
import { getStartup } from './site/get-startup.ts'
import { getTopTen } from './site/get-top-ten.ts'
import { listAnnouncements } from './site/list-announcements.ts'
import { listSocialAccounts } from './site/list-social-accounts.ts'
import { recordVisit } from './site/record-visit.ts'
import { requestLoginTac } from './tac/request-login-tac.ts'
import { requestRegisterTac } from './tac/request-register-tac.ts'
import { verifyTac } from './tac/verify-tac.ts'

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

import type { Call } from './call.ts'
import { forgotPassword } from './calls/auth/forgot-password.ts'
import { getBalance } from './calls/auth/get-balance.ts'
import { login } from './calls/auth/login.ts'
import { loginTac } from './calls/auth/login-tac.ts'
import { logout } from './calls/auth/logout.ts'
import { requestLoginTac } from './calls/auth/request-login-tac.ts'
import { requestRegisterTac } from './calls/auth/request-register-tac.ts'
import { resetPassword } from './calls/auth/reset-password.ts'
import { signup } from './calls/auth/signup.ts'
import { signupConfig } from './calls/auth/signup-config.ts'
import { updatePassword } from './calls/auth/update-password.ts'
import { verifyTac } from './calls/auth/verify-tac.ts'
import { vip } from './calls/auth/vip.ts'
import { announcementList } from './calls/cms/announcement-list.ts'
import { close } from './calls/game/close.ts'
import { launch } from './calls/game/launch.ts'
import { recent } from './calls/game/recent.ts'
import { favAdd } from './calls/home/fav-add.ts'
import { favList } from './calls/home/fav-list.ts'
import { favRemove } from './calls/home/fav-remove.ts'
import { miniGameBet } from './calls/mini-game/mini-game-bet.ts'
import { miniGameGamify } from './calls/mini-game/mini-game-gamify.ts'
import { miniGameList } from './calls/mini-game/mini-game-list.ts'
import { miniGameLog } from './calls/mini-game/mini-game-log.ts'
import { miniGameReward } from './calls/mini-game/mini-game-reward.ts'
import { miniGameWallet } from './calls/mini-game/mini-game-wallet.ts'
import { gameList } from './calls/product/game-list.ts'
import { getFeaturedGames } from './calls/product/get-featured-games.ts'
import { getHotGames } from './calls/product/get-hot-games.ts'
import { getNewGames } from './calls/product/get-new-games.ts'
import { getPopularGames } from './calls/product/get-popular-games.ts'
import { matchList } from './calls/product/match-list.ts'
import { providerList } from './calls/product/provider-list.ts'
import { search } from './calls/product/search.ts'
import { adsVisit } from './calls/settings/ads-visit.ts'
import { checkStatus } from './calls/settings/check-status.ts'
import { claimInbox } from './calls/settings/claim-inbox.ts'
import { getAnalytics } from './calls/settings/get-analytics.ts'
import { getInbox } from './calls/settings/get-inbox.ts'
import { profileGet } from './calls/settings/profile-get.ts'
import { profileUpdate } from './calls/settings/profile-update.ts'
import { siteInfoDetail } from './calls/settings/site-info-detail.ts'
import { socialAccount } from './calls/settings/social-account.ts'
import { top10WinnerWithdrawal } from './calls/settings/top10-winner-withdrawal.ts'
import { seo } from './calls/site/seo.ts'
import { startup } from './calls/site/startup.ts'
import { careCalls } from './care-calls.ts'
import { cashierCalls } from './cashier-calls.ts'
import { rewardCalls } from './reward-calls.ts'

/** Every call of the platform by its path. */
export const calls: Record<string, Call> = {
  '/api/startup': startup,
  '/api/seo': seo,

  '/api/auth/login': login,
  '/api/auth/login_tac': loginTac,
  '/api/auth/logout': logout,
  '/api/auth/get_balance': getBalance,
  '/api/auth/vip': vip,
  '/api/auth/signup': signup,
  '/api/auth/signup_config': signupConfig,
  '/api/auth/tac/request_login': requestLoginTac,
  '/api/auth/tac/request_new_register': requestRegisterTac,
  '/api/auth/tac/verify': verifyTac,
  '/api/auth/forgot_password': forgotPassword,
  '/api/auth/reset_password': resetPassword,
  '/api/auth/update_password': updatePassword,

  '/api/cms/announcement_list': announcementList,

  '/api/home/fav_list': favList,
  '/api/home/fav_add': favAdd,
  '/api/home/fav_remove': favRemove,

  '/api/product/provider_list': providerList,
  '/api/product/game_list': gameList,
  '/api/product/get_hot_games': getHotGames,
  '/api/product/get_featured_games': getFeaturedGames,
  '/api/product/get_popular_games': getPopularGames,
  '/api/product/get_new_games': getNewGames,
  '/api/product/search': search,
  '/api/product/match_list': matchList,

  '/api/game/launch': launch,
  '/api/game/close': close,
  '/api/game/recent': recent,

  '/api/mini_game/mini_game_list': miniGameList,
  '/api/mini_game/mini_game_bet': miniGameBet,
  '/api/mini_game/mini_game_reward': miniGameReward,
  '/api/mini_game/mini_game_wallet': miniGameWallet,
  '/api/mini_game/mini_game_log': miniGameLog,
  '/api/mini_game/mini_game_gamify': miniGameGamify,

  '/api/settings/adsvisit': adsVisit,
  '/api/settings/check_status': checkStatus,
  '/api/settings/claim_inbox': claimInbox,
  '/api/settings/get_analytics': getAnalytics,
  '/api/settings/get_inbox': getInbox,
  '/api/settings/profile_get': profileGet,
  '/api/settings/profile_update': profileUpdate,
  '/api/settings/social_account': socialAccount,
  '/api/settings/top10winner_withdrawal': top10WinnerWithdrawal,
  '/api/settings/siteinfodetail': siteInfoDetail,

  ...cashierCalls,
  ...rewardCalls,
  ...careCalls,
}

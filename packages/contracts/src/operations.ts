import { changePassword } from './account/change-password.ts'
import { endOtherSessions } from './account/end-other-sessions.ts'
import { endSession } from './account/end-session.ts'
import { forgotPassword } from './account/forgot-password.ts'
import { getAccountStatus } from './account/get-account-status.ts'
import { getProfile } from './account/get-profile.ts'
import { getSignupForm } from './account/get-signup-form.ts'
import { listSessions } from './account/list-sessions.ts'
import { resetPassword } from './account/reset-password.ts'
import { signup } from './account/signup.ts'
import { updateProfile } from './account/update-profile.ts'
import { addBank } from './banks/add-bank.ts'
import { listBanks } from './banks/list-banks.ts'
import { listMyBanks } from './banks/list-my-banks.ts'
import { removeBank } from './banks/remove-bank.ts'
import { setDefaultBank } from './banks/set-default-bank.ts'
import { cancelDeposit } from './cashier/cancel-deposit.ts'
import { cancelWithdrawal } from './cashier/cancel-withdrawal.ts'
import { createDeposit } from './cashier/create-deposit.ts'
import { createWithdrawal } from './cashier/create-withdrawal.ts'
import { getDeposit } from './cashier/get-deposit.ts'
import { getMoneyOutcome } from './cashier/get-money-outcome.ts'
import { getWithdrawal } from './cashier/get-withdrawal.ts'
import { getWithdrawalInfo } from './cashier/get-withdrawal-info.ts'
import { listDepositMethods } from './cashier/list-deposit-methods.ts'
import { listDepositOffers } from './cashier/list-deposit-offers.ts'
import { listDeposits } from './cashier/list-deposits.ts'
import { listTurnover } from './cashier/list-turnover.ts'
import { listWithdrawals } from './cashier/list-withdrawals.ts'
import { uploadDepositReceipt } from './cashier/upload-deposit-receipt.ts'
import { closeGame } from './games/close-game.ts'
import { launchGame } from './games/launch-game.ts'
import { listGames } from './games/list-games.ts'
import { listMatches } from './games/list-matches.ts'
import { claimInbox } from './inbox/claim-inbox.ts'
import { deleteInboxMessage } from './inbox/delete-inbox-message.ts'
import { listInbox } from './inbox/list-inbox.ts'
import { markInboxRead } from './inbox/mark-inbox-read.ts'
import { getKyc } from './kyc/get-kyc.ts'
import { submitKyc } from './kyc/submit-kyc.ts'
import { uploadKycDocument } from './kyc/upload-kyc-document.ts'
import { getLeaderboard } from './leaderboards/get-leaderboard.ts'
import { joinLeaderboard } from './leaderboards/join-leaderboard.ts'
import { listLeaderboards } from './leaderboards/list-leaderboards.ts'
import { claimMiniGameReward } from './mini-games/claim-mini-game-reward.ts'
import { gamifyMiniGame } from './mini-games/gamify-mini-game.ts'
import { getMiniGameWallet } from './mini-games/get-mini-game-wallet.ts'
import { listMiniGameLog } from './mini-games/list-mini-game-log.ts'
import { listMiniGames } from './mini-games/list-mini-games.ts'
import { placeMiniGameBet } from './mini-games/place-mini-game-bet.ts'
import { claimAllMissions } from './missions/claim-all-missions.ts'
import { claimMission } from './missions/claim-mission.ts'
import { listMissions } from './missions/list-missions.ts'
import { optInMission } from './missions/opt-in-mission.ts'
import { getNews } from './news/get-news.ts'
import { listNews } from './news/list-news.ts'
import type { DeclaredErrors, Request, RequestInput, Response } from './operation.ts'
import { addFavorite } from './player/add-favorite.ts'
import { getBalance } from './player/get-balance.ts'
import { getVip } from './player/get-vip.ts'
import { listFavorites } from './player/list-favorites.ts'
import { listRecentGames } from './player/list-recent-games.ts'
import { removeFavorite } from './player/remove-favorite.ts'
import { streamPlayerEvents } from './player/stream-player-events.ts'
import type { CommonErrorCode } from './problem.ts'
import { claimPromotion } from './promotions/claim-promotion.ts'
import { claimRebate } from './promotions/claim-rebate.ts'
import { forfeitBonus } from './promotions/forfeit-bonus.ts'
import { getPromotion } from './promotions/get-promotion.ts'
import { getRebate } from './promotions/get-rebate.ts'
import { listBonuses } from './promotions/list-bonuses.ts'
import { listPromotions } from './promotions/list-promotions.ts'
import { redeemPromoCode } from './promotions/redeem-promo-code.ts'
import { claimCommission } from './referral/claim-commission.ts'
import { getReferral } from './referral/get-referral.ts'
import { listCommissions } from './referral/list-commissions.ts'
import { listDownlines } from './referral/list-downlines.ts'
import { exportReport } from './reports/export-report.ts'
import { getBet } from './reports/get-bet.ts'
import { getStatement } from './reports/get-statement.ts'
import { listBets } from './reports/list-bets.ts'
import { listTransactions } from './reports/list-transactions.ts'
import { cancelPendingLimit } from './responsible-gaming/cancel-pending-limit.ts'
import { excludeSelf } from './responsible-gaming/exclude-self.ts'
import { getLimits } from './responsible-gaming/get-limits.ts'
import { getPlaySummary } from './responsible-gaming/get-play-summary.ts'
import { getSessionSummary } from './responsible-gaming/get-session-summary.ts'
import { setLimit } from './responsible-gaming/set-limit.ts'
import { setRealityCheck } from './responsible-gaming/set-reality-check.ts'
import { takeBreak } from './responsible-gaming/take-break.ts'
import { getSession } from './session/get-session.ts'
import { login } from './session/login.ts'
import { loginWithTac } from './session/login-with-tac.ts'
import { logout } from './session/logout.ts'
import { getAppDownload } from './site/get-app-download.ts'
import { getCms } from './site/get-cms.ts'
import { getCmsDocument } from './site/get-cms-document.ts'
import { getSeo } from './site/get-seo.ts'
import { getStartup } from './site/get-startup.ts'
import { getTopTen } from './site/get-top-ten.ts'
import { listAnnouncements } from './site/list-announcements.ts'
import { listBanners } from './site/list-banners.ts'
import { listContactChannels } from './site/list-contact-channels.ts'
import { listSocialAccounts } from './site/list-social-accounts.ts'
import { recordVisit } from './site/record-visit.ts'
import { createTicket } from './support/create-ticket.ts'
import { listTickets } from './support/list-tickets.ts'
import { replyToTicket } from './support/reply-to-ticket.ts'
import { requestBankTac } from './tac/request-bank-tac.ts'
import { requestLoginTac } from './tac/request-login-tac.ts'
import { requestRegisterTac } from './tac/request-register-tac.ts'
import { requestWithdrawalTac } from './tac/request-withdrawal-tac.ts'
import { verifyTac } from './tac/verify-tac.ts'
import { claimVipReward } from './vip/claim-vip-reward.ts'
import { listVipLevels } from './vip/list-vip-levels.ts'
import { listVipRewards } from './vip/list-vip-rewards.ts'

/**
 * Every operation of the API by id. The id is shared by the contract, the handler, their files and the client call;
 * a handler or example that is missing does not compile.
 */
export const operations = {
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
  getProfile,
  updateProfile,
  getAccountStatus,
  streamPlayerEvents,
  getBalance,
  getVip,
  listFavorites,
  addFavorite,
  removeFavorite,
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
  listDepositMethods,
  listDepositOffers,
  createDeposit,
  getDeposit,
  listDeposits,
  cancelDeposit,
  uploadDepositReceipt,
  getWithdrawalInfo,
  listTurnover,
  createWithdrawal,
  getWithdrawal,
  listWithdrawals,
  cancelWithdrawal,
  getMoneyOutcome,
  requestWithdrawalTac,
  requestBankTac,
  listBanks,
  listMyBanks,
  addBank,
  setDefaultBank,
  removeBank,
  getStatement,
  listTransactions,
  listBets,
  getBet,
  exportReport,
  getKyc,
  submitKyc,
  uploadKycDocument,
  listPromotions,
  getPromotion,
  claimPromotion,
  redeemPromoCode,
  listBonuses,
  forfeitBonus,
  getRebate,
  claimRebate,
  listMissions,
  optInMission,
  claimMission,
  claimAllMissions,
  getReferral,
  listDownlines,
  listCommissions,
  claimCommission,
  listVipLevels,
  listVipRewards,
  claimVipReward,
  listLeaderboards,
  getLeaderboard,
  joinLeaderboard,
  getLimits,
  setLimit,
  cancelPendingLimit,
  setRealityCheck,
  takeBreak,
  excludeSelf,
  getPlaySummary,
  getSessionSummary,
  listNews,
  getNews,
  listSessions,
  endSession,
  markInboxRead,
  deleteInboxMessage,
  listBanners,
  listContactChannels,
  getAppDownload,
  createTicket,
  listTickets,
  replyToTicket,
}

export type Operations = typeof operations
export type OperationId = keyof Operations
/** In the order of the list above. */
export const operationIds = Object.keys(operations) as OperationId[]

/** What the operation's handler receives. */
export type RequestOf<Id extends OperationId> = Request<Operations[Id]>
/** What a caller of the operation passes. */
export type InputOf<Id extends OperationId> = RequestInput<Operations[Id]>
/** The body of the operation's successful response. */
export type ResponseOf<Id extends OperationId> = Response<Operations[Id]>
/** Every error code that the operation may respond with. */
export type ErrorOf<Id extends OperationId> = CommonErrorCode | DeclaredErrors<Operations[Id]>

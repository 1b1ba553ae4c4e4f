import { changePasswordExample } from './account/change-password.ts'
import { endOtherSessionsExample } from './account/end-other-sessions.ts'
import { endSessionExample } from './account/end-session.ts'
import { forgotPasswordExample } from './account/forgot-password.ts'
import { getAccountStatusExample } from './account/get-account-status.ts'
import { getProfileExample } from './account/get-profile.ts'
import { getSignupFormExample } from './account/get-signup-form.ts'
import { listSessionsExample } from './account/list-sessions.ts'
import { resetPasswordExample } from './account/reset-password.ts'
import { signupExample } from './account/signup.ts'
import { updateProfileExample } from './account/update-profile.ts'
import { addBankExample } from './banks/add-bank.ts'
import { listBanksExample } from './banks/list-banks.ts'
import { listMyBanksExample } from './banks/list-my-banks.ts'
import { removeBankExample } from './banks/remove-bank.ts'
import { setDefaultBankExample } from './banks/set-default-bank.ts'
import { cancelDepositExample } from './cashier/cancel-deposit.ts'
import { cancelWithdrawalExample } from './cashier/cancel-withdrawal.ts'
import { createDepositExample } from './cashier/create-deposit.ts'
import { createWithdrawalExample } from './cashier/create-withdrawal.ts'
import { getDepositExample } from './cashier/get-deposit.ts'
import { getMoneyOutcomeExample } from './cashier/get-money-outcome.ts'
import { getWithdrawalExample } from './cashier/get-withdrawal.ts'
import { getWithdrawalInfoExample } from './cashier/get-withdrawal-info.ts'
import { listDepositMethodsExample } from './cashier/list-deposit-methods.ts'
import { listDepositOffersExample } from './cashier/list-deposit-offers.ts'
import { listDepositsExample } from './cashier/list-deposits.ts'
import { listTurnoverExample } from './cashier/list-turnover.ts'
import { listWithdrawalsExample } from './cashier/list-withdrawals.ts'
import { uploadDepositReceiptExample } from './cashier/upload-deposit-receipt.ts'
import { closeGameExample } from './games/close-game.ts'
import { launchGameExample } from './games/launch-game.ts'
import { listGamesExample } from './games/list-games.ts'
import { listMatchesExample } from './games/list-matches.ts'
import { claimInboxExample } from './inbox/claim-inbox.ts'
import { deleteInboxMessageExample } from './inbox/delete-inbox-message.ts'
import { listInboxExample } from './inbox/list-inbox.ts'
import { markInboxReadExample } from './inbox/mark-inbox-read.ts'
import { getKycExample } from './kyc/get-kyc.ts'
import { submitKycExample } from './kyc/submit-kyc.ts'
import { uploadKycDocumentExample } from './kyc/upload-kyc-document.ts'
import { getLeaderboardExample } from './leaderboards/get-leaderboard.ts'
import { joinLeaderboardExample } from './leaderboards/join-leaderboard.ts'
import { listLeaderboardsExample } from './leaderboards/list-leaderboards.ts'
import { claimMiniGameRewardExample } from './mini-games/claim-mini-game-reward.ts'
import { gamifyMiniGameExample } from './mini-games/gamify-mini-game.ts'
import { getMiniGameWalletExample } from './mini-games/get-mini-game-wallet.ts'
import { listMiniGameLogExample } from './mini-games/list-mini-game-log.ts'
import { listMiniGamesExample } from './mini-games/list-mini-games.ts'
import { placeMiniGameBetExample } from './mini-games/place-mini-game-bet.ts'
import { claimAllMissionsExample } from './missions/claim-all-missions.ts'
import { claimMissionExample } from './missions/claim-mission.ts'
import { listMissionsExample } from './missions/list-missions.ts'
import { optInMissionExample } from './missions/opt-in-mission.ts'
import { getNewsExample } from './news/get-news.ts'
import { listNewsExample } from './news/list-news.ts'
import type { Example } from './operation.ts'
import type { OperationId, Operations } from './operations.ts'
import { addFavoriteExample } from './player/add-favorite.ts'
import { getBalanceExample } from './player/get-balance.ts'
import { getVipExample } from './player/get-vip.ts'
import { listFavoritesExample } from './player/list-favorites.ts'
import { listRecentGamesExample } from './player/list-recent-games.ts'
import { removeFavoriteExample } from './player/remove-favorite.ts'
import { streamPlayerEventsExample } from './player/stream-player-events.ts'
import { claimPromotionExample } from './promotions/claim-promotion.ts'
import { claimRebateExample } from './promotions/claim-rebate.ts'
import { forfeitBonusExample } from './promotions/forfeit-bonus.ts'
import { getPromotionExample } from './promotions/get-promotion.ts'
import { getRebateExample } from './promotions/get-rebate.ts'
import { listBonusesExample } from './promotions/list-bonuses.ts'
import { listPromotionsExample } from './promotions/list-promotions.ts'
import { redeemPromoCodeExample } from './promotions/redeem-promo-code.ts'
import { claimCommissionExample } from './referral/claim-commission.ts'
import { getReferralExample } from './referral/get-referral.ts'
import { listCommissionsExample } from './referral/list-commissions.ts'
import { listDownlinesExample } from './referral/list-downlines.ts'
import { exportReportExample } from './reports/export-report.ts'
import { getBetExample } from './reports/get-bet.ts'
import { getStatementExample } from './reports/get-statement.ts'
import { listBetsExample } from './reports/list-bets.ts'
import { listTransactionsExample } from './reports/list-transactions.ts'
import { cancelPendingLimitExample } from './responsible-gaming/cancel-pending-limit.ts'
import { excludeSelfExample } from './responsible-gaming/exclude-self.ts'
import { getLimitsExample } from './responsible-gaming/get-limits.ts'
import { getPlaySummaryExample } from './responsible-gaming/get-play-summary.ts'
import { getSessionSummaryExample } from './responsible-gaming/get-session-summary.ts'
import { setLimitExample } from './responsible-gaming/set-limit.ts'
import { setRealityCheckExample } from './responsible-gaming/set-reality-check.ts'
import { takeBreakExample } from './responsible-gaming/take-break.ts'
import { getSessionExample } from './session/get-session.ts'
import { loginExample } from './session/login.ts'
import { loginWithTacExample } from './session/login-with-tac.ts'
import { logoutExample } from './session/logout.ts'
import { getAppDownloadExample } from './site/get-app-download.ts'
import { getCmsExample } from './site/get-cms.ts'
import { getCmsDocumentExample } from './site/get-cms-document.ts'
import { getSeoExample } from './site/get-seo.ts'
import { getStartupExample } from './site/get-startup.ts'
import { getTopTenExample } from './site/get-top-ten.ts'
import { listAnnouncementsExample } from './site/list-announcements.ts'
import { listBannersExample } from './site/list-banners.ts'
import { listContactChannelsExample } from './site/list-contact-channels.ts'
import { listSocialAccountsExample } from './site/list-social-accounts.ts'
import { recordVisitExample } from './site/record-visit.ts'
import { createTicketExample } from './support/create-ticket.ts'
import { listTicketsExample } from './support/list-tickets.ts'
import { replyToTicketExample } from './support/reply-to-ticket.ts'
import { requestBankTacExample } from './tac/request-bank-tac.ts'
import { requestLoginTacExample } from './tac/request-login-tac.ts'
import { requestRegisterTacExample } from './tac/request-register-tac.ts'
import { requestWithdrawalTacExample } from './tac/request-withdrawal-tac.ts'
import { verifyTacExample } from './tac/verify-tac.ts'
import { claimVipRewardExample } from './vip/claim-vip-reward.ts'
import { listVipLevelsExample } from './vip/list-vip-levels.ts'
import { listVipRewardsExample } from './vip/list-vip-rewards.ts'

/** One example per operation. Separate from `operations.ts` so that examples stay out of the browser's bundle. */
export const examples: { [Id in OperationId]: Example<Operations[Id]> } = {
  getStartup: getStartupExample,
  getSeo: getSeoExample,
  getCms: getCmsExample,
  getCmsDocument: getCmsDocumentExample,
  getTopTen: getTopTenExample,
  listSocialAccounts: listSocialAccountsExample,
  listAnnouncements: listAnnouncementsExample,
  recordVisit: recordVisitExample,
  listGames: listGamesExample,
  listMatches: listMatchesExample,
  login: loginExample,
  loginWithTac: loginWithTacExample,
  logout: logoutExample,
  getSession: getSessionExample,
  requestLoginTac: requestLoginTacExample,
  requestRegisterTac: requestRegisterTacExample,
  verifyTac: verifyTacExample,
  getSignupForm: getSignupFormExample,
  signup: signupExample,
  forgotPassword: forgotPasswordExample,
  resetPassword: resetPasswordExample,
  changePassword: changePasswordExample,
  endOtherSessions: endOtherSessionsExample,
  getProfile: getProfileExample,
  updateProfile: updateProfileExample,
  getAccountStatus: getAccountStatusExample,
  streamPlayerEvents: streamPlayerEventsExample,
  getBalance: getBalanceExample,
  getVip: getVipExample,
  listFavorites: listFavoritesExample,
  addFavorite: addFavoriteExample,
  removeFavorite: removeFavoriteExample,
  listRecentGames: listRecentGamesExample,
  listInbox: listInboxExample,
  claimInbox: claimInboxExample,
  listMiniGames: listMiniGamesExample,
  getMiniGameWallet: getMiniGameWalletExample,
  listMiniGameLog: listMiniGameLogExample,
  placeMiniGameBet: placeMiniGameBetExample,
  claimMiniGameReward: claimMiniGameRewardExample,
  gamifyMiniGame: gamifyMiniGameExample,
  launchGame: launchGameExample,
  closeGame: closeGameExample,
  listDepositMethods: listDepositMethodsExample,
  listDepositOffers: listDepositOffersExample,
  createDeposit: createDepositExample,
  getDeposit: getDepositExample,
  listDeposits: listDepositsExample,
  cancelDeposit: cancelDepositExample,
  uploadDepositReceipt: uploadDepositReceiptExample,
  getWithdrawalInfo: getWithdrawalInfoExample,
  listTurnover: listTurnoverExample,
  createWithdrawal: createWithdrawalExample,
  getWithdrawal: getWithdrawalExample,
  listWithdrawals: listWithdrawalsExample,
  cancelWithdrawal: cancelWithdrawalExample,
  getMoneyOutcome: getMoneyOutcomeExample,
  requestWithdrawalTac: requestWithdrawalTacExample,
  requestBankTac: requestBankTacExample,
  listBanks: listBanksExample,
  listMyBanks: listMyBanksExample,
  addBank: addBankExample,
  setDefaultBank: setDefaultBankExample,
  removeBank: removeBankExample,
  getStatement: getStatementExample,
  listTransactions: listTransactionsExample,
  listBets: listBetsExample,
  getBet: getBetExample,
  exportReport: exportReportExample,
  getKyc: getKycExample,
  submitKyc: submitKycExample,
  uploadKycDocument: uploadKycDocumentExample,
  listPromotions: listPromotionsExample,
  getPromotion: getPromotionExample,
  claimPromotion: claimPromotionExample,
  redeemPromoCode: redeemPromoCodeExample,
  listBonuses: listBonusesExample,
  forfeitBonus: forfeitBonusExample,
  getRebate: getRebateExample,
  claimRebate: claimRebateExample,
  listMissions: listMissionsExample,
  optInMission: optInMissionExample,
  claimMission: claimMissionExample,
  claimAllMissions: claimAllMissionsExample,
  getReferral: getReferralExample,
  listDownlines: listDownlinesExample,
  listCommissions: listCommissionsExample,
  claimCommission: claimCommissionExample,
  listVipLevels: listVipLevelsExample,
  listVipRewards: listVipRewardsExample,
  claimVipReward: claimVipRewardExample,
  listLeaderboards: listLeaderboardsExample,
  getLeaderboard: getLeaderboardExample,
  joinLeaderboard: joinLeaderboardExample,
  getLimits: getLimitsExample,
  setLimit: setLimitExample,
  cancelPendingLimit: cancelPendingLimitExample,
  setRealityCheck: setRealityCheckExample,
  takeBreak: takeBreakExample,
  excludeSelf: excludeSelfExample,
  getPlaySummary: getPlaySummaryExample,
  getSessionSummary: getSessionSummaryExample,
  listNews: listNewsExample,
  getNews: getNewsExample,
  listSessions: listSessionsExample,
  endSession: endSessionExample,
  markInboxRead: markInboxReadExample,
  deleteInboxMessage: deleteInboxMessageExample,
  listBanners: listBannersExample,
  listContactChannels: listContactChannelsExample,
  getAppDownload: getAppDownloadExample,
  createTicket: createTicketExample,
  listTickets: listTicketsExample,
  replyToTicket: replyToTicketExample,
}

import { changePasswordExample } from './account/change-password.ts'
import { endOtherSessionsExample } from './account/end-other-sessions.ts'
import { forgotPasswordExample } from './account/forgot-password.ts'
import { getAccountStatusExample } from './account/get-account-status.ts'
import { getSignupFormExample } from './account/get-signup-form.ts'
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
import { listInboxExample } from './inbox/list-inbox.ts'
import { getKycExample } from './kyc/get-kyc.ts'
import { submitKycExample } from './kyc/submit-kyc.ts'
import { uploadKycDocumentExample } from './kyc/upload-kyc-document.ts'
import { claimMiniGameRewardExample } from './mini-games/claim-mini-game-reward.ts'
import { gamifyMiniGameExample } from './mini-games/gamify-mini-game.ts'
import { getMiniGameWalletExample } from './mini-games/get-mini-game-wallet.ts'
import { listMiniGameLogExample } from './mini-games/list-mini-game-log.ts'
import { listMiniGamesExample } from './mini-games/list-mini-games.ts'
import { placeMiniGameBetExample } from './mini-games/place-mini-game-bet.ts'
import type { Example } from './operation.ts'
import type { OperationId, Operations } from './operations.ts'
import { addFavouriteExample } from './player/add-favourite.ts'
import { getBalanceExample } from './player/get-balance.ts'
import { getVipExample } from './player/get-vip.ts'
import { listFavouritesExample } from './player/list-favourites.ts'
import { listRecentGamesExample } from './player/list-recent-games.ts'
import { removeFavouriteExample } from './player/remove-favourite.ts'
import { exportReportExample } from './reports/export-report.ts'
import { getBetExample } from './reports/get-bet.ts'
import { getStatementExample } from './reports/get-statement.ts'
import { listBetsExample } from './reports/list-bets.ts'
import { listTransactionsExample } from './reports/list-transactions.ts'
import { getSessionExample } from './session/get-session.ts'
import { loginExample } from './session/login.ts'
import { loginWithTacExample } from './session/login-with-tac.ts'
import { logoutExample } from './session/logout.ts'
import { getCmsExample } from './site/get-cms.ts'
import { getCmsDocumentExample } from './site/get-cms-document.ts'
import { getSeoExample } from './site/get-seo.ts'
import { getStartupExample } from './site/get-startup.ts'
import { getTopTenExample } from './site/get-top-ten.ts'
import { listAnnouncementsExample } from './site/list-announcements.ts'
import { listSocialAccountsExample } from './site/list-social-accounts.ts'
import { recordVisitExample } from './site/record-visit.ts'
import { requestBankTacExample } from './tac/request-bank-tac.ts'
import { requestLoginTacExample } from './tac/request-login-tac.ts'
import { requestRegisterTacExample } from './tac/request-register-tac.ts'
import { requestWithdrawalTacExample } from './tac/request-withdrawal-tac.ts'
import { verifyTacExample } from './tac/verify-tac.ts'

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
  updateProfile: updateProfileExample,
  getAccountStatus: getAccountStatusExample,
  getBalance: getBalanceExample,
  getVip: getVipExample,
  listFavourites: listFavouritesExample,
  addFavourite: addFavouriteExample,
  removeFavourite: removeFavouriteExample,
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
}

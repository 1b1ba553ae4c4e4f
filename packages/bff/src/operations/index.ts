import { changePassword } from './account/change-password.ts'
import { endOtherSessions } from './account/end-other-sessions.ts'
import { forgotPassword } from './account/forgot-password.ts'
import { getAccountStatus } from './account/get-account-status.ts'
import { getSignupForm } from './account/get-signup-form.ts'
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
import type { Handlers } from './handler.ts'
import { claimInbox } from './inbox/claim-inbox.ts'
import { listInbox } from './inbox/list-inbox.ts'
import { getKyc } from './kyc/get-kyc.ts'
import { submitKyc } from './kyc/submit-kyc.ts'
import { uploadKycDocument } from './kyc/upload-kyc-document.ts'
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
import { streamPlayerEvents } from './player/stream-player-events.ts'
import { exportReport } from './reports/export-report.ts'
import { getBet } from './reports/get-bet.ts'
import { getStatement } from './reports/get-statement.ts'
import { listBets } from './reports/list-bets.ts'
import { listTransactions } from './reports/list-transactions.ts'
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
import { requestBankTac } from './tac/request-bank-tac.ts'
import { requestLoginTac } from './tac/request-login-tac.ts'
import { requestRegisterTac } from './tac/request-register-tac.ts'
import { requestWithdrawalTac } from './tac/request-withdrawal-tac.ts'
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
  streamPlayerEvents,
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
}

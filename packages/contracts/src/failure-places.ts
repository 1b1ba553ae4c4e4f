import type { OperationId } from './operations.ts'
import type { ErrorCode, Problem } from './problem.ts'
import { isOutcomeUnsure } from './unsure-outcome.ts'

/**
 * Where a page says that an operation has failed:
 * - `part`: in place of what could not be loaded, with a button that tries again
 * - `form`: at the fields, by the button, or in the error dialog where neither is to blame
 * - `change`: as `form`; where nobody knows the outcome, the page finds it out
 * - `notice`: beside what was pressed
 * - `claim`: as `notice`; where nobody knows the outcome, the page finds it out
 * - `money`: above the button of the form; where nobody knows the outcome, the page finds it out in place of the form
 * - `dialog`: in the error dialog
 * - `toast`: in a short message that goes by itself
 * - `nowhere`: what is asked in passing is left out without a word
 */
export type FailurePlace =
  | 'part'
  | 'form'
  | 'change'
  | 'notice'
  | 'claim'
  | 'money'
  | 'dialog'
  | 'toast'
  | 'nowhere'

/** Where each operation's failure shows. The pages follow it, and support says by it what a player has seen. */
export const failurePlaces: Readonly<Record<OperationId, FailurePlace>> = {
  addBank: 'change',
  addFavorite: 'toast',
  cancelDeposit: 'change',
  cancelPendingLimit: 'dialog',
  cancelWithdrawal: 'change',
  changeMobile: 'form',
  changePassword: 'form',
  claimAllMissions: 'claim',
  claimCommission: 'claim',
  claimInbox: 'change',
  claimMiniGameReward: 'change',
  claimMission: 'claim',
  claimPromotion: 'claim',
  claimRebate: 'claim',
  claimVipReward: 'claim',
  closeGame: 'nowhere',
  createDeposit: 'money',
  createTicket: 'form',
  createWithdrawal: 'money',
  deleteInboxMessage: 'dialog',
  endOtherSessions: 'dialog',
  endSession: 'dialog',
  excludeSelf: 'form',
  exportReport: 'nowhere',
  forfeitBonus: 'claim',
  forgotPassword: 'form',
  gamifyMiniGame: 'notice',
  getAccountStatus: 'nowhere',
  getAppDownload: 'nowhere',
  getBalance: 'nowhere',
  getBet: 'part',
  getCms: 'nowhere',
  getCmsDocument: 'part',
  getDeposit: 'part',
  getKyc: 'part',
  getLeaderboard: 'part',
  getLimits: 'part',
  getMiniGameWallet: 'nowhere',
  getMoneyOutcome: 'nowhere',
  getNews: 'part',
  getNotificationSettings: 'nowhere',
  getPageText: 'nowhere',
  getPlaySummary: 'part',
  getProfile: 'part',
  getPromotion: 'part',
  getPublishedDocuments: 'nowhere',
  getRebate: 'part',
  getReferral: 'part',
  getSeo: 'nowhere',
  getSession: 'part',
  getSessionSummary: 'nowhere',
  getSignupForm: 'part',
  getStartup: 'part',
  getStatement: 'part',
  getTopTen: 'part',
  getVip: 'dialog',
  getWithdrawal: 'part',
  getWithdrawalInfo: 'part',
  joinLeaderboard: 'claim',
  launchGame: 'notice',
  listAnnouncements: 'nowhere',
  listBanks: 'part',
  listBanners: 'nowhere',
  listBets: 'part',
  listBonuses: 'part',
  listCommissions: 'part',
  listContactChannels: 'part',
  listDepositMethods: 'part',
  listDepositOffers: 'nowhere',
  listDeposits: 'nowhere',
  listDownlines: 'part',
  listDraws: 'nowhere',
  listFavorites: 'part',
  listGames: 'part',
  listInbox: 'part',
  listLeaderboards: 'part',
  listMatches: 'nowhere',
  listMiniGameLog: 'part',
  listMiniGames: 'part',
  listMissions: 'part',
  listMyBanks: 'part',
  listNews: 'part',
  listPromotions: 'part',
  listRecentGames: 'nowhere',
  listSessions: 'part',
  listSocialAccounts: 'nowhere',
  listTables: 'nowhere',
  listTickets: 'part',
  listTransactions: 'part',
  listTurnover: 'part',
  listUnsettledMoney: 'nowhere',
  listVipLevels: 'part',
  listVipRewards: 'part',
  listWithdrawals: 'nowhere',
  login: 'form',
  loginWithTac: 'form',
  logout: 'dialog',
  markInboxRead: 'nowhere',
  optInMission: 'claim',
  placeMiniGameBet: 'change',
  recordVisit: 'dialog',
  redeemPromoCode: 'claim',
  removeBank: 'change',
  removeFavorite: 'toast',
  replyToTicket: 'form',
  requestBankTac: 'form',
  requestLoginTac: 'form',
  requestMobileTac: 'form',
  requestRegisterTac: 'form',
  requestWithdrawalTac: 'form',
  resetPassword: 'form',
  setDefaultBank: 'dialog',
  setLimit: 'form',
  setNotificationSetting: 'dialog',
  setRealityCheck: 'dialog',
  signup: 'form',
  streamPlayerEvents: 'nowhere',
  submitKyc: 'change',
  takeBreak: 'form',
  updateProfile: 'form',
  uploadDepositReceipt: 'form',
  uploadKycDocument: 'form',
  verifyTac: 'form',
}

/** What a form shows at a field though the response names none; `form` is by its button. */
export const formPlaces = {
  invalidCredentials: 'password',
  duplicateAccount: 'accountId',
  underage: 'dateOfBirth',
  tacInvalid: 'tac',
  tacExpired: 'tac',
  tacTooMany: 'tac',
  serviceUnavailable: 'form',
} as const satisfies Partial<Record<ErrorCode, string>>

/**
 * What a player has seen of a failure. `field` is at a field, `button` by the button of a form, `wait` that it was sent
 * too often, `check` that the outcome is being found out.
 */
export type ShownFailure =
  | 'sessionEnd'
  | 'part'
  | 'field'
  | 'button'
  | 'wait'
  | 'notice'
  | 'check'
  | 'dialog'
  | 'toast'
  | 'nothing'

/** What a page shows of a failed operation. */
export function shownFailure(
  operation: OperationId,
  problem: Pick<Problem, 'status' | 'code' | 'handling'>,
): ShownFailure {
  const { code, handling } = problem
  if (handling === 'endSession') return 'sessionEnd'
  const place = failurePlaces[operation]
  switch (place) {
    case 'nowhere':
      return 'nothing'
    case 'toast':
      return handling === 'log' ? 'nothing' : place
    case 'dialog':
      return handling === 'log' ? 'button' : place
    case 'claim':
    case 'money':
      return isOutcomeUnsure(problem) ? 'check' : 'notice'
    case 'change':
      return isOutcomeUnsure(problem) ? 'check' : shownInForm(code, handling)
    case 'form':
      return shownInForm(code, handling)
    default:
      return place
  }
}

function shownInForm(code: string, handling: Problem['handling']): ShownFailure {
  if (code === 'tooManyRequests') return 'wait'
  const place = Object.hasOwn(formPlaces, code) ? formPlaces[code as keyof typeof formPlaces] : undefined
  if (place === 'form') return 'button'
  return place !== undefined || handling === 'field' ? 'field' : 'dialog'
}

import type { Call } from './call.ts'
import { requestBankTac } from './calls/auth/request-bank-tac.ts'
import { requestWithdrawalTac } from './calls/auth/request-withdrawal-tac.ts'
import { addBank } from './calls/bank/add-bank.ts'
import { bankList } from './calls/bank/bank-list.ts'
import { myBanks } from './calls/bank/my-banks.ts'
import { removeBank } from './calls/bank/remove-bank.ts'
import { setDefaultBank } from './calls/bank/set-default-bank.ts'
import { depositCancel } from './calls/cashier/deposit-cancel.ts'
import { depositCreate } from './calls/cashier/deposit-create.ts'
import { depositList } from './calls/cashier/deposit-list.ts'
import { depositMethods } from './calls/cashier/deposit-methods.ts'
import { depositReceipt } from './calls/cashier/deposit-receipt.ts'
import { depositStatus } from './calls/cashier/deposit-status.ts'
import { turnoverList } from './calls/cashier/turnover-list.ts'
import { upload } from './calls/cashier/upload.ts'
import { withdrawalCancel } from './calls/cashier/withdrawal-cancel.ts'
import { withdrawalCreate } from './calls/cashier/withdrawal-create.ts'
import { withdrawalInfo } from './calls/cashier/withdrawal-info.ts'
import { withdrawalList } from './calls/cashier/withdrawal-list.ts'
import { withdrawalStatus } from './calls/cashier/withdrawal-status.ts'
import { kycStatus } from './calls/kyc/kyc-status.ts'
import { kycSubmit } from './calls/kyc/kyc-submit.ts'
import { kycUpload } from './calls/kyc/kyc-upload.ts'
import { depositEligible } from './calls/promotion/deposit-eligible.ts'
import { betDetail } from './calls/report/bet-detail.ts'
import { reportBets } from './calls/report/report-bets.ts'
import { reportStatement } from './calls/report/report-statement.ts'
import { transactions } from './calls/report/transactions.ts'

/** The calls about money and identity, by their paths. */
export const cashierCalls: Record<string, Call> = {
  '/api/auth/tac/request_withdrawal': requestWithdrawalTac,
  '/api/auth/tac/request_bank': requestBankTac,

  '/api/cashier/deposit_methods': depositMethods,
  '/api/cashier/deposit_create': depositCreate,
  '/api/cashier/deposit_status': depositStatus,
  '/api/cashier/deposit_receipt': depositReceipt,
  '/api/cashier/deposit_cancel': depositCancel,
  '/api/cashier/deposit_list': depositList,
  '/api/cashier/upload': upload,
  '/api/promotion/deposit_eligible': depositEligible,

  '/api/cashier/withdrawal_info': withdrawalInfo,
  '/api/cashier/withdrawal_create': withdrawalCreate,
  '/api/cashier/withdrawal_status': withdrawalStatus,
  '/api/cashier/withdrawal_cancel': withdrawalCancel,
  '/api/cashier/withdrawal_list': withdrawalList,
  '/api/cashier/turnover_list': turnoverList,

  '/api/bank/bank_list': bankList,
  '/api/bank/my_banks': myBanks,
  '/api/bank/add': addBank,
  '/api/bank/set_default': setDefaultBank,
  '/api/bank/remove': removeBank,

  '/api/report/statement': reportStatement,
  '/api/report/transactions': transactions,
  '/api/report/bets': reportBets,
  '/api/report/bet_detail': betDetail,

  '/api/kyc/status': kycStatus,
  '/api/kyc/upload': kycUpload,
  '/api/kyc/submit': kycSubmit,
}

import { type OperationId, operations } from '@marquee/contracts/operations'
import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import { shownFailure } from '@marquee/contracts/shown-failure'
import t from 'tap'

/** What a page shows of an operation that failed with a code. */
const shown = (id: OperationId, code: ErrorCode, status: number = errorCodes[code].status) =>
  shownFailure(operations[id], { code, status, handling: errorCodes[code].handling })

t.test('a lost movement of money is checked, one that was not sent is refused', async (t) => {
  for (const operation of ['createDeposit', 'createWithdrawal'] as const) {
    t.equal(shown(operation, 'outcomeUnknown'), 'check')
    t.equal(shown(operation, 'internalServerError'), 'check')
    t.equal(shown(operation, 'internalServerError', 503), 'notice', 'the breaker was open')
    t.equal(shown(operation, 'pendingExists'), 'notice')
  }
})

t.test('a change whose answer is lost is found out, and one that is refused is not', async (t) => {
  t.equal(shown('cancelDeposit', 'outcomeUnknown'), 'check')
  t.equal(shown('addBank', 'tacInvalid'), 'field')
  t.equal(shown('changePassword', 'internalServerError'), 'dialog')
})

t.test('a form says at a field, by its button or in a dialog what is wrong', async (t) => {
  t.equal(shown('login', 'invalidCredentials'), 'field')
  t.equal(shown('signup', 'invalidRequest'), 'field')
  t.equal(shown('login', 'serviceUnavailable'), 'button')
  t.equal(shown('login', 'tooManyRequests'), 'wait')
  t.equal(shown('login', 'accountLocked'), 'dialog')
  t.equal(shown('login', 'sessionExpired'), 'dialog', 'no session has ended')
})

t.test('what is asked in passing shows nothing, and what was to be seen says so in its place', async (t) => {
  t.equal(shown('getMiniGameWallet', 'internalServerError'), 'nothing')
  t.equal(shown('listMiniGames', 'internalServerError'), 'part')
  t.equal(shown('getVip', 'refused'), 'dialog')
  t.equal(shown('setRealityCheck', 'serviceUnavailable'), 'button')
  t.equal(shown('getMiniGameWallet', 'sessionExpired'), 'sessionEnd', 'a session ends everywhere')
})

t.test('what a single code means for a record, a file or a field is seen there', async (t) => {
  t.equal(shown('cancelDeposit', 'notEligible'), 'state')
  t.equal(shown('uploadKycDocument', 'fileTooLarge'), 'field')
  t.equal(shown('uploadKycDocument', 'notEligible'), 'dialog')
  t.equal(shown('createWithdrawal', 'insufficientBalance'), 'field')
  t.equal(shown('addBank', 'kycRequired'), 'notice')
})

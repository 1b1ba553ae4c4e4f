// Deposits, withdrawals and reports.
// These suites share a process: starting one takes longer than most of them.
import './amounts.suite.ts'
import './banks.suite.ts'
import './changes.suite.ts'
import './deposit-methods.suite.ts'
import './deposits.suite.ts'
import './outcomes.suite.ts'
import './reports.suite.ts'
import './uploads.suite.ts'
import './withdrawal-pin.suite.ts'

// Deposits, withdrawals and reports.
import t from 'tap'
import './amounts.suite.ts'
import './banks.suite.ts'
import './changes.suite.ts'
import './deposits.suite.ts'
import './outcomes.suite.ts'
import './reports.suite.ts'
import './uploads.suite.ts'
import './withdrawal-pin.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

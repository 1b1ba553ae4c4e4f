// The sandbox’s ledger, deposits, withdrawals and reports.
// These suites share a process: starting one takes longer than most of them.
import './banks-and-kyc.suite.ts'
import './deposits.suite.ts'
import './ledger.suite.ts'
import './money-sequences.suite.ts'
import './reports.suite.ts'
import './withdrawals.suite.ts'

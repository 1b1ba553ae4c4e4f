// Deposits, withdrawals, and what became of those whose response was lost. These suites share a site and a browser.
import './deposit-form.suite.ts'
import './deposits.suite.ts'
import './keyboard.suite.ts'
import './outcomes.suite.ts'
import './refusals.suite.ts'
import './withdrawals.suite.ts'

// Bank accounts, histories and identity of a player. These suites share a site and a browser.
import './banks.suite.ts'
import './histories.suite.ts'
import './verification.suite.ts'

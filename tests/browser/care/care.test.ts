// Limits and breaks, and what a player asks of the brand. These suites share a site and a browser.
import './age.suite.ts'
import './help.suite.ts'
import './limits.suite.ts'
import './reality.suite.ts'
import './refused.suite.ts'

// Limits and breaks, and what a player asks of the brand. These suites share a site and a browser.
import './help.suite.ts'
import './limits.suite.ts'
import './pauses.suite.ts'

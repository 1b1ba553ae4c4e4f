// The sandbox platform.
// These suites share a process: starting one takes longer than most of them.
import './art.suite.ts'
import './brands.suite.ts'
import './catalogue.suite.ts'
import './contract.suite.ts'
import './faults.suite.ts'
import './mini-games.suite.ts'
import './play.suite.ts'
import './players.suite.ts'
import './refusal-text.suite.ts'
import './showcase.suite.ts'
import './slot-page.suite.ts'
import './slot-rules.suite.ts'

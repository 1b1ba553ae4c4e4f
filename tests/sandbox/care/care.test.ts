// The sandbox’s limits, pauses and texts of safer play.
// These suites share a process: starting one takes longer than most of them.
import './content.suite.ts'
import './limits.suite.ts'
import './pauses.suite.ts'

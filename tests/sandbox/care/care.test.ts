// The sandbox’s limits, pauses and texts of safer play.
import t from 'tap'
import './content.suite.ts'
import './limits.suite.ts'
import './pauses.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

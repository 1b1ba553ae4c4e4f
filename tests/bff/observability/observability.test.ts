// Logs, metrics and traces.
import t from 'tap'
import './analytics-log.suite.ts'
import './hostile-log-values.suite.ts'
import './log-lines.suite.ts'
import './metrics.suite.ts'
import './metrics-documented.suite.ts'
import './support-guide.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

// Logs, metrics and traces.
// These suites share a process: starting one takes longer than most of them.
import './analytics-log.suite.ts'
import './hostile-log-values.suite.ts'
import './log-lines.suite.ts'
import './metrics.suite.ts'
import './metrics-documented.suite.ts'
import './support-guide.suite.ts'

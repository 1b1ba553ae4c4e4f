// Template files of operators, previews and the studio.
import t from 'tap'
import './previews.suite.ts'
import './studio.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

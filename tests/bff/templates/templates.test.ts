// Template files of operators, previews and the studio.
// These suites share a process: starting one takes longer than most of them.
import './previews.suite.ts'
import './studio.suite.ts'

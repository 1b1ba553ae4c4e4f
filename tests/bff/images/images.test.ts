// Pictures in the sizes that pages ask for.
import t from 'tap'
import './picture-edges.suite.ts'
import './sized-images.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

// Pictures in the sizes that pages ask for.
// These suites share a process: starting one takes longer than most of them.
import './picture-edges.suite.ts'
import './sized-images.suite.ts'

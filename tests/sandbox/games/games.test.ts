// The rules of the sandbox’s games.
import t from 'tap'
import './choices.suite.ts'
import './crash.suite.ts'
import './draw.suite.ts'
import './fishing.suite.ts'
import './repeats.suite.ts'
import './sports.suite.ts'
import './table.suite.ts'
import './vip-level.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

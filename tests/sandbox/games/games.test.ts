// The rules of the sandbox’s games.
// These suites share a process: starting one takes longer than most of them.
import './choices.suite.ts'
import './crash.suite.ts'
import './draw.suite.ts'
import './fishing.suite.ts'
import './repeats.suite.ts'
import './sports.suite.ts'
import './table.suite.ts'
import './vip-level.suite.ts'

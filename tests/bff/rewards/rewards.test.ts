// Promotions, rewards and responsible gaming.
import t from 'tap'
import './absent-areas.suite.ts'
import './answers.suite.ts'
import './clean-answers.suite.ts'
import './markets.suite.ts'
import './own-state.suite.ts'
import './play-summary.suite.ts'
import './responsible-gaming.suite.ts'
import './writes.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

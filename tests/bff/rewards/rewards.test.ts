// Promotions, rewards and responsible gaming.
// These suites share a process: starting one takes longer than most of them.
import './absent-areas.suite.ts'
import './answers.suite.ts'
import './clean-answers.suite.ts'
import './markets.suite.ts'
import './own-state.suite.ts'
import './play-summary.suite.ts'
import './responsible-gaming.suite.ts'
import './writes.suite.ts'

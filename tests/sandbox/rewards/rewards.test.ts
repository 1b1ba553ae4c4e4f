// The sandbox’s bonuses, missions and boards.
import t from 'tap'
import './bonuses.suite.ts'
import './missions.suite.ts'
import './promotions.suite.ts'
import './referral.suite.ts'
import './vip-and-boards.suite.ts'

// These suites share a process: starting one takes longer than most of them.
t.setTimeout(240_000)

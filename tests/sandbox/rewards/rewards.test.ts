// The sandbox’s bonuses, missions and boards.
// These suites share a process: starting one takes longer than most of them.
import './bonuses.suite.ts'
import './missions.suite.ts'
import './promotions.suite.ts'
import './referral.suite.ts'
import './vip-and-boards.suite.ts'

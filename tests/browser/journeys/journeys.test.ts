// Whole ways of a player through money, rewards and games, in three languages, at two widths and in every frame. The order
// matters: those that move the platform's clock furthest come last.
import './histories.suite.ts'
import './deposits.suite.ts'
import './outcomes.suite.ts'
import './accounts.suite.ts'
import './withdrawals.suite.ts'
import './games.suite.ts'
import './rewards.suite.ts'
import './refusals.suite.ts'
import './care.suite.ts'

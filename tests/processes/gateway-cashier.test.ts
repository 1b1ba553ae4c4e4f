// Money, promotions and what players do, through HTTP.
import { importSuites } from '../support/import-suites.ts'

await importSuites([
  'bff/cashier/cashier.test.ts',
  'bff/rewards/rewards.test.ts',
  'bff/operations/{operations,tac,start-up-missing}.test.ts',
  'bff/player-events/{cadence,stream}.test.ts',
])

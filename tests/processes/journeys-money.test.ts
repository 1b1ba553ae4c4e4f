// Whole ways of a player through money; those that move the platform’s clock furthest come last.
import { importSuites } from '../support/import-suites.ts'
import { needs } from '../support/needs.ts'

await importSuites(
  [
    'browser/journeys/deposits.suite.ts',
    'browser/journeys/outcomes.suite.ts',
    'browser/journeys/withdrawals.suite.ts',
    'browser/journeys/refusals.suite.ts',
  ],
  needs('chromium'),
)

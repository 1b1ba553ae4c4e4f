// Whole ways of a player through accounts, games, rewards and limits; those that move the platform’s clock furthest come last.
import { importSuites } from '../support/import-suites.ts'
import { needs } from '../support/needs.ts'

await importSuites(
  [
    'browser/journeys/histories.suite.ts',
    'browser/journeys/accounts.suite.ts',
    'browser/journeys/games.suite.ts',
    'browser/journeys/rewards.suite.ts',
    'browser/journeys/care.suite.ts',
  ],
  needs('chromium'),
)

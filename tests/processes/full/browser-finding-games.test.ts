// Lobbies, search and lists of games.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  [
    'browser/games/demo.full.ts',
    'browser/games/draws.full.ts',
    'browser/games/home.full.ts',
    'browser/games/lobby-place.full.ts',
    'browser/games/search.full.ts',
    'browser/games/sportsbook.full.ts',
    'browser/games/tables.full.ts',
  ],
  needs('chromium'),
)

// Playing; the suites that play for money come last.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  [
    'browser/games/own-games.full.ts',
    'browser/games/play.full.ts',
    'browser/session/user-state.full.ts',
    'browser/mini-games/minigame.full.ts',
    'browser/mini-games/lost-answers.full.ts',
  ],
  needs('chromium'),
)

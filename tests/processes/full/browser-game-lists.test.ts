// Lobbies and their pages.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/games/lobby.full.ts', 'browser/games/pagination.full.ts'], needs('chromium'))

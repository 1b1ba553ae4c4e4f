//
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/games/*.test.ts', 'browser/rewards/*.test.ts'], needs('chromium'))

//
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/account/*.test.ts', 'browser/care/*.test.ts'], needs('chromium'))

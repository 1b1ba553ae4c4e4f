//
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/layout/layout.test.ts', 'browser/loading/*.test.ts'], needs('chromium'))

//
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/cashier/*.test.ts', 'browser/records/*.test.ts'], needs('chromium'))

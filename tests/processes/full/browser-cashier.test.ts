// Deposits and withdrawals.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/cashier/*.full.ts'], needs('chromium'))

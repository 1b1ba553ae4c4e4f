// Bank accounts, histories and verification.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  ['browser/banks/banks.full.ts', 'browser/reports/histories.full.ts', 'browser/kyc/verification.full.ts'],
  needs('chromium'),
)

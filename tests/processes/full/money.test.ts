// Proofs that the audit of money catches what it is for.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['money/prove-money.test.ts'], needs('redis'))

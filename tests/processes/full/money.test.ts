// Proofs that the audit of money finds what it is for.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['money/*.full.ts'], needs('redis'))

// Seeds of faults about money.
import { importSuites } from '../support/import-suites.ts'
import { needs } from '../support/needs.ts'

await importSuites(['money/money.test.ts'], needs('redis'))

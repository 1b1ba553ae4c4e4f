// The rules of the repository, each with an offender that it catches.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['architecture/*.test.ts'])

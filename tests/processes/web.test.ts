// The client on the server, its weight, and its parts.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['web/**/*.test.ts'])

// The sandbox platform.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['sandbox/**/*.test.ts'])

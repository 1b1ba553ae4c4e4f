// Tests that leave nothing behind and wait for nothing.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['**/*.unit.ts'])

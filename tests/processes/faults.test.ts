// Faults that are really caused, one of each kind.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['faults/**/*.suite.ts'])

// Every operation, and what is drawn by chance.
import { importSuites } from '../support/import-suites.ts'

await importSuites([
  'bff/operations/every-operation.test.ts',
  'bff/fuzz/*.test.ts',
  'bff/isolation/*.test.ts',
])

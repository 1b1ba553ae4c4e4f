// The documents that the gateway sends.
import { importSuites } from '../support/import-suites.ts'

await importSuites([
  'bff/documents/pages.test.ts',
  'bff/absent-areas.test.ts',
  'bff/sites/*.test.ts',
  'bff/templates/*.test.ts',
])

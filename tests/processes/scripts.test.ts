// Programs that are started as people start them, and what is shipped beside the code.
import { importSuites } from '../support/import-suites.ts'

await importSuites([
  'scripts/{account-hash,load-env}.test.ts',
  'deploy/*.test.ts',
  'image/*.test.ts',
  'bff/serve.test.ts',
  'bff/support/*.test.ts',
])

// One fault of each kind, really caused.
import { importSuites } from '../support/import-suites.ts'

await importSuites([
  'faults/client/{hostile-requests,forwarded-hosts}.test.ts',
  'faults/platform/{lost-stakes,retries,wire-faults,outage-faults}.test.ts',
  'faults/process/{key-rotation,disk-faults,signal-faults,restart-faults}.test.ts',
])

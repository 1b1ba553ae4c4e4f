// Faults that take long.
import { importSuites } from '../../support/import-suites.ts'

await importSuites([
  'faults/client/{canary,crowd-faults,limits}.test.ts',
  'faults/platform/noisy-neighbor.test.ts',
])

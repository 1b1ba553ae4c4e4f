//
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  [
    'browser/pages/*.test.ts',
    'browser/notices/*.test.ts',
    'browser/behaviors.test.ts',
    'browser/studio/*.test.ts',
  ],
  needs('chromium'),
)

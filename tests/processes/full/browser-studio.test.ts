// The studio of templates.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['studio/*.full.ts'], needs('chromium'))

// What the client does on every page, and when something fails.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/*.full.ts'], needs('chromium'))

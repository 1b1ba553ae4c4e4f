// How a page loads and hydrates.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/loading/*.full.ts'], needs('chromium'))

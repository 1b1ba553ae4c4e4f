// Limits, pauses and help.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/responsible-gaming/*.full.ts'], needs('chromium'))

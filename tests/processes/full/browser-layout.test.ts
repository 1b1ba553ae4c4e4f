// Layout, keyboard and motion.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/layout/*.full.ts'], needs('chromium'))

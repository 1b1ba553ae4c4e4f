// One crawl of every page: axe, links, layout and texts.
import { importSuites } from '../support/import-suites.ts'
import { needs } from '../support/needs.ts'

await importSuites(['browser/layout/crawl.test.ts'], needs('chromium'))

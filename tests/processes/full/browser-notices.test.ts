// Announcements, chat and visits from advertisements.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  [
    'browser/site/ad-visit.full.ts',
    'browser/site/announcements.full.ts',
    'browser/support/live-chat.full.ts',
  ],
  needs('chromium'),
)

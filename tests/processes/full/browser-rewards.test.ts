// Promotions, missions and boards.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  [
    'browser/site/banners.full.ts',
    'browser/promotions/bonuses.full.ts',
    'browser/promotions/claims.full.ts',
    'browser/promotions/codes.full.ts',
    'browser/missions/missions.full.ts',
  ],
  needs('chromium'),
)

// Pages of texts, languages and pictures.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  [
    'browser/site/areas.full.ts',
    'browser/site/content.full.ts',
    'browser/pages/device-clock.full.ts',
    'browser/pages/device.full.ts',
    'browser/pages/language.full.ts',
    'browser/pages/menu.full.ts',
    'browser/site/operator-texts.full.ts',
    'browser/pages/pictures.full.ts',
    'browser/pages/sanitizers.full.ts',
    'browser/pages/screens.full.ts',
    'browser/pages/sized-pictures.full.ts',
    'browser/pages/translation.full.ts',
    'browser/pages/typing.full.ts',
    'browser/pages/without-script.full.ts',
  ],
  needs('chromium'),
)

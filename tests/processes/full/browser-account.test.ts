// Sign-up, log-in and the player’s session.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(
  [
    'browser/account/account-pages.full.ts',
    'browser/inbox/notifications.full.ts',
    'browser/player/events.full.ts',
    'browser/session/failed-login.full.ts',
    'browser/session/guard.full.ts',
    'browser/session/login.full.ts',
    'browser/session/session.full.ts',
    'browser/session/unavailable.full.ts',
    'browser/account/signup-fields.full.ts',
    'browser/account/signup-steps.full.ts',
    'browser/account/signup.full.ts',
    'browser/vip/vip.full.ts',
  ],
  needs('chromium'),
)

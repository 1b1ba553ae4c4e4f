// Replicas that share a Redis, which is lost and comes back.
import { importSuites } from '../support/import-suites.ts'
import { needs } from '../support/needs.ts'

await importSuites(
  [
    'bff/shared-state/*.test.ts',
    'bff/http/{replicas,rate-counters,account-attempts}.suite.ts',
    'bff/http/idempotency.test.ts',
    'bff/session/*.test.ts',
    'bff/player-events/replicas.test.ts',
    'bff/cashier/reconciler.test.ts',
  ],
  needs('redis'),
)

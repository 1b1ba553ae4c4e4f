// Programs of others: proxies, openssl, and the scripts that people run.
import { importSuites } from '../../support/import-suites.ts'

await importSuites([
  'bff/documents/shared-cache.test.ts',
  'bff/player-events/proxies.test.ts',
  'bff/doctor/domain.test.ts',
  'scripts/{attack,gallery,gateway-commands,install-packages,start,template-check}.test.ts',
])

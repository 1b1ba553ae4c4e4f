// What the gateway does with a request, whatever its operation; its settings, log and doctor.
import { importSuites } from '../support/import-suites.ts'

await importSuites([
  'bff/http/http.test.ts',
  'bff/config/*.test.ts',
  'bff/settings.test.ts',
  'bff/cache/*.test.ts',
  'bff/observability/*.test.ts',
  'bff/doctor/doctor.test.ts',
  'bff/images/*.test.ts',
])

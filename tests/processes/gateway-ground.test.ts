// What the gateway does with a request, whatever its operation, and how it starts, logs and examines itself.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/{cache,config,doctor,http,observability,player-events}/*.suite.ts'])

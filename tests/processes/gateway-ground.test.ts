// What the gateway does with a request, whatever its operation, and how it starts and logs.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/{cache,config,http,observability,player-events}/*.suite.ts'])

// The areas of the gateway, through HTTP.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/areas/*/*.suite.ts'])

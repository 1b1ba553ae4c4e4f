// Faults that take long.
import { importSuites } from '../../support/import-suites.ts'

await importSuites(['faults/{client,platform}/*.full.ts'])

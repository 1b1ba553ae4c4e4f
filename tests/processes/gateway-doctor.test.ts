// What the doctor finds of brands that are ill in one way each.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/doctor/*.suite.ts'])

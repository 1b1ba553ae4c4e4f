// Programs as people and machines start them, and what is shipped beside the code.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/*.suite.ts', 'bff/support/*.suite.ts', '{deploy,image,scripts}/*.suite.ts'])

// What holds for every operation and every area, and what is drawn by chance.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/areas/*.suite.ts', 'bff/{fuzz,isolation}/*.suite.ts'])

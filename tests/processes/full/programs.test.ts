// Programs of others in front of the gateway, and the commands that people run.
import { importSuites } from '../../support/import-suites.ts'

await importSuites(['bff/**/*.full.ts', '{deploy,scripts}/*.full.ts', '../workshop/tests/*.full.ts'])

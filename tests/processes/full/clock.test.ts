// The clock of the machine, which the tests step.
import { importSuites } from '../../support/import-suites.ts'

await importSuites(['faults/process/clock.test.ts'])

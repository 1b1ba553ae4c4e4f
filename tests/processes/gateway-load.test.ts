// What the gateway does when there is too much to do: these keep the process busy.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/documents/crowd.test.ts', 'bff/http/{shed-load,stalled-readers}.test.ts'])

// The documents that the gateway sends, their templates and pictures.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/{documents,templates,images}/*.suite.ts'])

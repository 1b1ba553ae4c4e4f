// The documents that the gateway sends, their templates, pictures and files.
import { importSuites } from '../support/import-suites.ts'

await importSuites(['bff/{documents,templates,images,client-files}/*.suite.ts'])

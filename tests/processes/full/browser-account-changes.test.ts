// What a player changes in the account.
import { importSuites } from '../../support/import-suites.ts'
import { needs } from '../../support/needs.ts'

await importSuites(['browser/account/account.full.ts'], needs('chromium'))

// Replicas that share a Redis, which is lost and comes back.
import { importSuites } from '../support/import-suites.ts'
import { needs } from '../support/needs.ts'

await importSuites(['bff/**/*.redis.ts'], needs('redis'))

// The sandbox as the platform of the bench, with a large catalogue: platform.mjs <port>
import { createSandbox } from '#sandbox/server.ts'

const gameCount = 5000

const sandbox = await createSandbox({ databaseFile: ':memory:', gameCount })
process.once('SIGTERM', () => void sandbox.close())
await sandbox.listen(Number(process.argv[2]))

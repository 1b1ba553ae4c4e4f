// The sandbox as the platform of the bench, with a large catalogue: platform.mjs <port> <games>
import { createSandbox } from '#sandbox/server.ts'

const [, , port, games] = process.argv
const sandbox = await createSandbox({ databaseFile: ':memory:', gameCount: Number(games) })
process.once('SIGTERM', () => void sandbox.close())
await sandbox.listen(Number(port))

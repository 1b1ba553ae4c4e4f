import { readConfig } from './config.ts'
import { createSandbox } from './server.ts'

try {
  const { host, port, ...places } = readConfig(process.env)
  const sandbox = await createSandbox({ ...places, logger: { level: 'info' } })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
  await sandbox.listen(port, host).catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} of ${host} is taken: set SANDBOX_PORT.`)
      : error
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

import { formatSettingErrors } from './config/setting-errors.ts'
import { readConfig } from './config/settings.ts'
import { endProcess } from './end-process.ts'
import { createGateway } from './gateway.ts'

const reading = readConfig(process.env)
if ('errors' in reading) {
  process.stderr.write(formatSettingErrors(reading.errors))
  process.exit(1)
}

const gateway = await createGateway(reading.config).catch(stop)
// Also for a rejection that nobody handled. Node would print the message, which may quote what a player sent.
process.on('uncaughtException', (error) => {
  gateway.crash(error).finally(() => endProcess(1))
})
await gateway.listen().catch(stop)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // A signal may come twice: npm passes on one that the whole process group received already.
  process.on(signal, () => {
    gateway.close().then(() => endProcess(0), stop)
  })
}

function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

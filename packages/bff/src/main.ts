import { setTimeout as sleep } from 'node:timers/promises'
import { formatSettingErrors } from './config/setting-errors.ts'
import { createGateway } from './gateway.ts'
import { readConfig } from './settings/settings.ts'

const longestWaitMs = 1000
const lookEveryMs = 20

/** Requests that a thread works on, such as a file of a disk that does not answer, or a name that nobody resolves. */
const inThreads = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/

const reading = readConfig({ ...process.env })
if ('errors' in reading) {
  process.stderr.write(formatSettingErrors(reading.errors))
  process.exit(1)
}
// For libraries, such as that of the traces, which read the environment by themselves.
if (process.env.SETTINGS_FILE) process.loadEnvFile(process.env.SETTINGS_FILE)

const gateway = await createGateway(reading).catch(stop)
// Also for a rejection that nobody handled. Node would print the message, which may quote what a player sent.
process.on('uncaughtException', (error) => {
  void gateway.crash(error).finally(() => endProcess(1))
})
await gateway.listen().catch(stop)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // A signal may come twice: npm passes on one that the whole process group received already.
  process.on(signal, () => {
    gateway.close().then(() => endProcess(0), stop)
  })
}

process.on('SIGHUP', () => gateway.reload())

function stop(error: unknown): Promise<never> {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return endProcess(1)
}

/**
 * Ends the process with an exit status. Node waits for its threads for ever: where one is still held up after a second,
 * the process is killed instead.
 */
async function endProcess(status: number): Promise<never> {
  for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += lookEveryMs) {
    if (!process.getActiveResourcesInfo().some((name) => inThreads.test(name))) process.exit(status)
    await sleep(lookEveryMs)
  }
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

/** The gateway as an operator runs it. */
export interface GatewayProcess {
  port: number
  adminUrl: string
  pid: number
  child: ChildProcess
  /** Everything it has written, on both streams. */
  output(): string
  /** Settles with its exit status, or the signal that ended it. */
  ended: Promise<number | string>
  /** Ends it at once where it still runs. */
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('../../packages/bff/src/main.ts', import.meta.url))

/** Starts the gateway in a process of its own, on free ports. `settings` are an operator's. */
export async function startGatewayProcess(settings: Record<string, string>): Promise<GatewayProcess> {
  // The test runner puts its own preloads into every Node process below it.
  const { NODE_OPTIONS: _, ...environment } = process.env
  const env = { ...environment, PORT: '0', ADMIN_PORT: '0', SNAPSHOT_DIRECTORY: 'off', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code, signal]): number | string => signal ?? code)
  const started = () => output.split('\n').find((line) => line.includes('"event":"started"'))
  await until('the gateway has started', () => {
    if (child.exitCode !== null) throw new Error(`The gateway ended: ${output}`)
    return started() !== undefined
  })
  const { url, adminUrl } = JSON.parse(started() ?? '') as { url: string; adminUrl: string }
  return {
    port: Number(new URL(url).port),
    adminUrl,
    pid: child.pid ?? 0,
    child,
    output: () => output,
    ended,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
    },
  }
}

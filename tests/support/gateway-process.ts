import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'
import { withPatience } from './with-patience.ts'

/** A gateway in its own process. */
export interface GatewayProcess {
  port: number
  adminUrl: string
  pid: number
  child: ChildProcess
  /** Everything written to both streams so far. */
  output(): string
  /** Resolves with the exit status, or the signal that ended the process. */
  ended: Promise<number | string>
  /** Kills the process if it is still running. */
  stop(): Promise<void>
}

// Several start at once on a busy machine.
const startMs = 60_000

/** The program of the gateway. */
export const gatewayMain = fileURLToPath(new URL('../../packages/bff/src/main.ts', import.meta.url))

/** Starts the gateway in its own process, on free ports. `settings` are its environment variables. */
export async function startGatewayProcess(settings: Record<string, string>): Promise<GatewayProcess> {
  // The test runner sets NODE_OPTIONS to preload its own modules in every child process.
  const { NODE_OPTIONS: _, ...environment } = process.env
  const env = {
    ...environment,
    PORT: '0',
    ADMIN_PORT: '0',
    SNAPSHOT_DIRECTORY: 'off',
    ...withPatience(settings),
  }
  const child = spawn(process.execPath, [gatewayMain], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  // Ends it with a test that crashes.
  const killIt = () => void child.kill('SIGKILL')
  process.once('exit', killIt)
  child.once('exit', () => process.off('exit', killIt))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code, signal]): number | string => signal ?? code)
  const started = () => output.split('\n').find((line) => line.includes('"event":"started"'))
  const hasStarted = () => {
    if (child.exitCode !== null) throw new Error(`The gateway ended: ${output}`)
    return started() !== undefined
  }
  await until('the gateway has started', hasStarted, startMs)
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

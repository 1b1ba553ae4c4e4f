import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '../../support/bare-environment.ts'

const support = fileURLToPath(new URL('../../../packages/bff/src/support.ts', import.meta.url))

/** How a run of the command ended. */
export interface SupportRun {
  status: number | null
  out: string
  errors: string
}

interface Options {
  /** Standard input; a terminal without anything typed where it is left out. */
  input?: string | Buffer
  env?: Record<string, string>
  cwd?: string
}

/** Runs `support` as a process of its own, in UTC. */
export function runSupport(args: readonly string[], { input, env = {}, cwd }: Options = {}): SupportRun {
  const { stdout, stderr, status } = spawnSync(process.execPath, [support, ...args], {
    env: { ...bareEnvironment, TZ: 'UTC', ...env },
    encoding: 'utf8',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(input !== undefined && { input }),
    ...(cwd !== undefined && { cwd }),
  })
  return { status, out: stdout, errors: stderr }
}

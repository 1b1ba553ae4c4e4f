import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { redisServer } from '#scripts/setup/find-executable.mjs'
import { freePort } from '../../support/free-port.ts'

export type RedisServer = Awaited<ReturnType<typeof startRedis>>

/** A real Redis on its own port, which can be killed, frozen and restarted. It stores nothing on disk. */
export async function startRedis() {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'marquee-redis-'))
  let server = await run(port, folder)

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    /** Restarts it on the same port, empty. */
    async restart() {
      server = await run(port, folder)
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Stops every Redis if the test crashes.
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL')
})

/** Replicas give Redis a tenth of a second: other tests must not take the processor from it for that long. */
function hurry({ pid }: ChildProcess): void {
  try {
    setPriority(Number(pid), constants.priority.PRIORITY_HIGHEST)
  } catch {
    // Whoever may not do so runs the tests on a machine that is less busy.
  }
}

async function run(port: number, folder: string) {
  const server = spawn(
    redisServer,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  running.add(server)
  hurry(server)
  server.once('exit', () => running.delete(server))
  let said = ''
  server.stdout.setEncoding('utf8')
  while (!said.includes('Ready to accept connections')) {
    const [text] = await once(server.stdout, 'data', { signal: AbortSignal.timeout(5000) })
    said += text
  }
  server.stdout.resume()
  return server
}

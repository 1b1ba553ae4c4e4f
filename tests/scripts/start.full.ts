import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'

interface Demo {
  /** Everything it has said so far. */
  said(): string
  waitFor(text: string): Promise<void>
  signal(name: NodeJS.Signals): void
  ended: Promise<number | null>
}

/** Runs what `npm start` runs, as npm does. */
function startDemo(test: Test, settings: Record<string, string>): Demo {
  const env = { ...process.env, SANDBOX_DATABASE: join(test.testdir({}), 'sandbox.sqlite'), ...settings }
  const command = ['-u', 'NODE_OPTIONS', process.execPath, 'scripts/start.mjs']
  const child = spawn('/usr/bin/env', command, { cwd: projectRoot, env })
  const ended = once(child, 'exit').then(([status]: (number | null)[]) => status ?? null)
  let text = ''
  const heard = new EventTarget()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk
      heard.dispatchEvent(new Event('more'))
    })
  }
  test.teardown(async () => {
    child.kill('SIGTERM')
    await ended
    const logs = [`gateway-${settings.PORT}.log`, `sandbox-${settings.SANDBOX_PORT}.log`]
    for (const log of logs) rmSync(join(projectRoot, '.data', log), { force: true })
  })
  return {
    said: () => text,
    waitFor: async (wanted) => {
      const over = ended.then(() => {
        if (!text.includes(wanted)) throw new Error(`The demo ended without saying ${wanted}:\n${text}`)
      })
      while (!text.includes(wanted)) await Promise.race([over, once(heard, 'more')])
    },
    signal: (name) => child.kill(name),
    ended,
  }
}

/** Ports that are free now, all different. */
async function freePorts(): Promise<Record<'PORT' | 'ADMIN_PORT' | 'SANDBOX_PORT', string>> {
  const servers = [createServer(), createServer(), createServer()]
  const ports = await Promise.all(servers.map(listen))
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  const [port, adminPort, sandboxPort] = ports.map(String)
  return { PORT: port ?? '', ADMIN_PORT: adminPort ?? '', SANDBOX_PORT: sandboxPort ?? '' }
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'nobody',
  )

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  t.test(`the demo opens, and ${signal} stops all of it`, async (t) => {
    const ports = await freePorts()
    const demo = startDemo(t, ports)
    await demo.waitFor('Ctrl-C')
    t.match(demo.said(), `http://localhost:${ports.PORT}`)
    t.match(demo.said(), /demo\s+Password\s+Demo1234/)
    const urls = [ports.PORT, ports.ADMIN_PORT, ports.SANDBOX_PORT].map((port) => `http://127.0.0.1:${port}`)
    t.equal(await answers(`${urls[0]}/api/startup`), 200)
    t.equal(await answers(`${urls[1]}/readyz`), 200)

    demo.signal(signal)
    t.equal(await demo.ended, 0)
    for (const url of urls) t.equal(await answers(url), 'nobody', `${url} is silent`)
  })
}

t.test('a busy port is named, with the setting that moves it', async (t) => {
  const server = createServer()
  const busy = String(await listen(server))
  t.teardown(() => server.close())
  for (const setting of ['PORT', 'ADMIN_PORT', 'SANDBOX_PORT']) {
    const demo = startDemo(t, { ...(await freePorts()), [setting]: busy })
    t.equal(await demo.ended, 1, setting)
    t.match(demo.said(), new RegExp(`^Port ${busy} is busy; choose another one with ${setting}, [^\\n]*\\n$`))
  }
})

t.test('ports that cannot be are refused in a sentence', async (t) => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT is eighty; [^\n]*\n$/],
    [{ PORT: '0' }, /^PORT is 0; [^\n]*\n$/],
    [{ PORT: '70000' }, /^PORT is 70000; [^\n]*\n$/],
    [{ PORT: '9191', ADMIN_PORT: '9191' }, /^PORT and ADMIN_PORT are both 9191; [^\n]*\n$/],
  ]
  for (const [settings, sentence] of cases) {
    const demo = startDemo(t, { ...(await freePorts()), ...settings })
    t.equal(await demo.ended, 1)
    t.match(demo.said(), sentence)
  }
})

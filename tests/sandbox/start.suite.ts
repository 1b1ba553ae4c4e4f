import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import t from 'tap'
import { readConfig } from '#sandbox/config.ts'
import { bareEnvironment } from '../support/bare-environment.ts'
import { launch } from './games/play-test.ts'
import { openSandbox } from './open-sandbox.ts'

const main = new URL('../../packages/sandbox/src/main.ts', import.meta.url).pathname

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...bareEnvironment, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return { child, output: () => output }
}

t.test('the settings have defaults, and an invalid port is named', async (t) => {
  t.same(readConfig({}), {
    host: '127.0.0.1',
    port: 4000,
    sitePort: 8080,
    databaseFile: '.data/sandbox.sqlite',
  })
  t.same(readConfig({ SANDBOX_PORT: '0', SANDBOX_HOST: '::1', SANDBOX_DATABASE: ':memory:' }), {
    host: '::1',
    port: 0,
    sitePort: 8080,
    databaseFile: ':memory:',
  })
  for (const port of ['eighty', '-1', '70000', '1.5'])
    for (const name of ['SANDBOX_PORT', 'SANDBOX_SITE_PORT'])
      t.throws(() => readConfig({ [name]: port }), new RegExp(name))
})

t.test('it starts, logs its address, and stops on SIGTERM', async (t) => {
  const { child, output } = start({ SANDBOX_PORT: '0', SANDBOX_DATABASE: ':memory:' })
  while (!output().includes('listening')) await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  t.equal(code, 0)
})

t.test('a port in use is reported in one sentence', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.teardown(() => other.close())
  const { port } = other.address() as { port: number }
  const { child, output } = start({ SANDBOX_PORT: String(port), SANDBOX_DATABASE: ':memory:' })
  const [code] = await once(child, 'exit')
  t.equal(code, 1)
  t.equal(output().trim(), `Port ${port} of 127.0.0.1 is taken: set SANDBOX_PORT.`)
})

t.test('a database file outlives the sandbox, and one of another version is rebuilt', async (t) => {
  const databaseFile = `${t.testdir()}/deep/sandbox.sqlite`
  const runOnce = async (change?: string) => {
    const { post, signIn, sandbox } = await openSandbox(t, { databaseFile })
    const A = await signIn()
    if (change) await post('/api/settings/profile_update', { ...A, contact_email: change })
    const { value } = await post('/api/home/fav_list', A)
    t.ok(value.length > 0)
    await sandbox.close()
  }
  await runOnce('kept@over.night')
  t.ok(existsSync(databaseFile))
  const file = new DatabaseSync(databaseFile)
  const row = file.prepare("SELECT contact_email FROM players WHERE account_id = 'demo'").get()
  t.match(row, { contact_email: 'kept@over.night' })
  file.exec('PRAGMA user_version = 999')
  file.close()
  await runOnce()
  const rebuilt = new DatabaseSync(databaseFile)
  t.match(rebuilt.prepare("SELECT contact_email FROM players WHERE account_id = 'demo'").get(), {
    contact_email: 'dalisay@example.com',
  })
  rebuilt.close()
})

t.test('a round that was open at the end is settled after the next start', async (t) => {
  const databaseFile = `${t.testdir()}/sandbox.sqlite`
  const open = await openSandbox(t, { databaseFile, now: () => Date.parse('2026-01-05T12:00:00+08:00') })
  const draw = await launch(open, ['TCGLOTTERY', 'luzon-keno'], await open.signIn('winner'))
  const bought = await draw.act('buy', { roundId: 'left-open', bet: '10.00', numbers: '1,2,3,4' })
  t.equal(bought.ok, true)
  await open.sandbox.close()

  // A process of its own, in which no game has been played yet.
  const { child, output } = start({ SANDBOX_PORT: '0', SANDBOX_DATABASE: databaseFile })
  while (!output().includes('listening')) await once(child.stdout, 'data')
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? []
  await fetch(`${address}/api/startup`, { method: 'POST' })
  child.kill('SIGTERM')
  await once(child, 'exit')
  const file = new DatabaseSync(databaseFile)
  t.match(file.prepare("SELECT status FROM rounds WHERE round_id = 'left-open'").get(), { status: 'SETTLED' })
  file.close()
})

t.test('pictures have the public address of the sandbox', async (t) => {
  const { post } = await openSandbox(t, { publicUrl: 'https://games.example/' })
  const { site } = await post('/api/startup', { domain_name: 'localhost' })
  t.equal(site.logo1, 'https://games.example/art/brands/localhost/logo.svg')
})

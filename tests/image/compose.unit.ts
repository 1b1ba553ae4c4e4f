import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { readConfig } from '#bff/settings/settings.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { composeMistakes, readCompose, settingsOf } from './compose-rules.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const text = read('docker-compose.yml')
const settings = [
  'NODE_ENV',
  ...[...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name),
]
const mistakesIn = (compose: string) => composeMistakes(readCompose(compose), settings)

t.test(
  'the compose file keeps every rule, and has two gateways, a proxy, Redis and the platform',
  async (t) => {
    t.strictSame(mistakesIn(text), [])
    t.strictSame(Object.keys(readCompose(text)), ['proxy', 'gateway-a', 'gateway-b', 'redis', 'sandbox'])
  },
)

t.test('the gateways accept their settings, and share the key that opens their sessions', async (t) => {
  const { 'gateway-a': a, 'gateway-b': b } = readCompose(text)
  const environment = settingsOf(a ?? {})
  t.strictSame(environment, settingsOf(b ?? {}))
  const withDefaults = Object.entries(environment).map(([name, value]) => [
    name,
    String(value).replace(/\$\{\w+:-(.*?)\}/g, '$1'),
  ])
  t.match(readConfig(Object.fromEntries(withDefaults)), { config: { sessionKeys: [Buffer] } })
})

t.test('a compose file that breaks a rule is told apart', async (t) => {
  const broken: [string, string, string][] = [
    ['  read_only: true\n', '', 'redis: has a read-only root'],
    ['cap_drop: [ALL]', 'cap_drop: []', 'proxy: has no capabilities'],
    ['  restart: unless-stopped\n', '', 'sandbox: comes back after a crash'],
    ["['no-new-privileges:true']", '[]', 'gateway-a: gains no privileges'],
    ['haproxy:3.2-alpine', 'haproxy', 'proxy: names the version of its image'],
    ['redis: { condition: service_healthy }', 'redis: {}', 'gateway-b: waits for those that it needs'],
    [
      'redis: { condition: service_healthy }',
      'valkey: { condition: service_healthy }',
      'gateway-b: needs services that exist',
    ],
    [
      "SHUTDOWN_DRAIN_SECONDS: '10'",
      "SHUTDOWN_DRAIN_SECONDS: '30'",
      'gateway-a: may finish what is under way',
    ],
    [
      '  stop_grace_period: 60s\n  environment:',
      '  stop_grace_period: 45s\n  environment:',
      'gateway-b: may finish what is under way',
    ],
    ['    stop_grace_period: 60s\n', '', 'proxy: may finish what is under way'],
    ['REDIS_URL:', 'REDIS_ADDRESS:', 'gateway-a: sets only settings that exist'],
    ['test: [CMD, redis-cli, ping]', 'test: []', 'redis: has a health check'],
    [
      "    volumes: ['redis:/data']\n",
      "    ports: ['6379:6379']\n",
      'redis: is published only where it is the proxy',
    ],
  ]
  for (const [written, instead, mistake] of broken) {
    t.ok(text.includes(written), written)
    t.ok(mistakesIn(text.replace(written, instead)).includes(mistake), mistake)
  }
})

t.test('a compose file that cannot be parsed fails', async (t) => {
  t.throws(() => mistakesIn(text.replace('services:', 'services: [')))
  t.throws(() => mistakesIn('name: marquee\n'), 'nor does one without services pass')
})

import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { send } from '../../support/send.ts'
import { startGateway } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const sandbox = await createSandbox({ databaseFile: ':memory:' })
sandbox.control.fault({ call: '/api/vip/levels', fault: { kind: 'status', status: 503 } })
const watched = { UPSTREAM_URL: await sandbox.listen(0), DOCTOR_EVERY_MINUTES: '10' }
const closed = await startGateway({ ...watched, BRAND_DOMAINS: 'maintenance.localhost' })
const site = await startGateway({ ...watched, BRAND_DOMAINS: 'maintenance.localhost,localhost' })
t.teardown(async () => {
  await closed.close()
  await site.close()
  await sandbox.close()
})
const ask = (path: string, { adminUrl } = site) =>
  send(Number(new URL(adminUrl).port), path, { host: new URL(adminUrl).host })

interface Status {
  brands: { host: string; doctor?: { examinedAt: string; errors: number; findings: object[] } }[]
}
const statusOf = async (host: string) =>
  (await ask('/status.json')).json<Status>().brands.find((brand) => brand.host === host)
const examined = () => statusOf('localhost')

t.test('the gateway examines its brands, and everybody who looks sees what was found', async (t) => {
  t.notMatch((await ask('/', closed)).text, 'Doctor', 'where none was examined there is nothing to see')
  await until('the doctor has been here', async () => (await examined())?.doctor !== undefined, 120_000)
  const { doctor } = (await examined()) ?? {}
  t.match(doctor, {
    errors: 1,
    findings: [
      {
        severity: 'error',
        area: 'contract',
        code: 'callFailed',
        message: /^\/api\/vip\/levels: HTTP 503/,
        fix: /./,
      },
    ],
  })
  t.ok(Date.now() - Date.parse(doctor?.examinedAt ?? '') < 60_000)
  const { text } = await ask('/')
  t.match(
    text,
    /<td data-head="Doctor" class="bad"><details><summary>1 error, (?:\d+ warnings?, )?\d+ s ago</,
  )
  t.match(text, '<li><b>contract</b> /api/vip/levels: HTTP 503')
  const metrics = (await ask('/metrics')).text
  t.match(metrics, 'marquee_doctor_findings{brand="localhost",severity="error"} 1')
  t.equal((await statusOf('maintenance.localhost'))?.doctor, undefined, 'what is closed may be as it likes')
  t.match(
    site.log.filter(({ event }) => event === 'brandExamined'),
    [{ level: 'warn', host: 'localhost', errors: 1, findings: /contract\.callFailed/ }],
  )
})

t.test('players’ calls are not in its way, nor it in theirs', async (t) => {
  const { brands } = (await ask('/status.json')).json<{ brands: { breaker: string }[] }>()
  t.equal(brands[0]?.breaker, 'closed')
  t.strictSame(
    site.log.filter(({ kind, call }) => kind === 'platform' && call === '/api/vip/levels'),
    [],
    'what it asks is not in the log of players',
  )
})

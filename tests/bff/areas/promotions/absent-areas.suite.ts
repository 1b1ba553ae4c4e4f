import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { type Capability, servedCapabilities } from '@marquee/contracts/capability'
import { type OperationId, operationIds } from '@marquee/contracts/operations'
import t from 'tap'
import { declarationOf, sendExample } from '../send-example.ts'
import { ok, startScripted } from './scripted-platform.ts'

const areas: readonly Capability[] = [
  ...(['promotions', 'missions', 'referral', 'vipLevels', 'leaderboards', 'responsibleGaming'] as const),
  ...(['news', 'sessions', 'banners', 'contact', 'appDownload', 'tickets'] as const),
]
const ofAreas = operationIds.filter((id) => areas.some((area) => area === declarationOf(id).capability))
const left = servedCapabilities.filter((name) => !areas.includes(name))

async function answersNotFound(
  t: { match(actual: unknown, expected: unknown, about: string): void },
  { gateway }: Pick<Awaited<ReturnType<typeof startScripted>>, 'gateway'>,
): Promise<void> {
  const cookie = await gateway.signIn('ana')
  for (const id of ofAreas) {
    const answer = await sendExample(gateway, id, { cookie })
    t.match([answer.status, answer.json()], [404, { code: 'notFound' }], id)
  }
}

t.test(
  'an area that a brand’s platform does not report has no operation, sitemap line or page',
  async (t) => {
    t.ok(ofAreas.length > 30)
    const scripted = await startScripted(t, { capabilities: left })
    const { gateway, script, payloads } = scripted
    script('/api/promotion/list', () => ok({ value: [] }))
    await answersNotFound(t, scripted)
    t.same(payloads('/api/promotion/list'), [], 'nobody was asked')
    const { text } = await gateway.ask('/sitemap.xml')
    for (const path of ['/promotions', '/mission', '/news']) t.notMatch(text, `${path}</loc>`)
    t.match(text, '/leaderboard</loc>', 'the top ten are there')
  },
)

t.test('the leaderboard page is offered with either of its areas', async (t) => {
  for (const [capabilities, isThere] of [
    [['leaderboards'], true],
    [['topTen'], true],
    [['games'], false],
  ] as const) {
    const { gateway } = await startScripted(t, { capabilities })
    t.equal(
      (await gateway.ask('/sitemap.xml')).text.includes('/leaderboard</loc>'),
      isThere,
      `${capabilities}`,
    )
  }
})

t.test('the operator switches areas off and renames their calls', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const file = join(folder, 'platform.json')
  await writeFile(file, JSON.stringify({ off: areas }))
  const without = await startScripted(t, { settings: { PLATFORM_FILE: file } })
  await answersNotFound(t, without)
  const { capabilities } = (await without.visitor.get('/api/startup')).json<Startup>()
  t.same(
    areas.filter((area) => capabilities.includes(area)),
    [],
    'the pages know',
  )
  await writeFile(file, JSON.stringify({ paths: { '/api/vip/levels': '/v2/levels' } }))
  const { visitor, script, payloads } = await startScripted(t, { settings: { PLATFORM_FILE: file } })
  script('/v2/levels', () => ok({ value: [] }))
  t.same((await visitor.get('/api/vip/levels')).json(), { items: [], total: 0, page: 1, perPage: 0 })
  t.same(payloads('/api/vip/levels'), [])
})

t.test('the open ones among them answer visitors, and the others nobody', async (t) => {
  const { gateway } = await startScripted(t)
  for (const id of ofAreas.filter((one: OperationId) => declarationOf(one).access === 'player')) {
    const answer = await sendExample(gateway, id)
    t.match([answer.status, answer.json()], [401, { code: 'sessionExpired' }], id)
  }
})

import type { OperationId } from '@marquee/contracts/operations'
import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { declarationOf, sendExample } from '../send-example.ts'
import { upstreamCalls } from '../upstream-calls.ts'
import { ok, type Payload, startScripted } from './scripted-platform.ts'
import { wireAnswer, wireForm } from './wire-form.ts'

/** The operations whose example says what the platform answered, field by field. */
const told: OperationId[] = [
  ...(['listPromotions', 'getPromotion', 'claimPromotion', 'redeemPromoCode', 'listBonuses'] as const),
  ...(['forfeitBonus', 'getRebate', 'claimRebate'] as const),
  ...(['listMissions', 'optInMission', 'claimMission', 'claimAllMissions'] as const),
  ...(['getReferral', 'listDownlines', 'listCommissions', 'claimCommission'] as const),
  ...(['listVipLevels', 'listVipRewards', 'claimVipReward'] as const),
  ...(['listLeaderboards', 'getLeaderboard', 'joinLeaderboard'] as const),
  ...([
    'getLimits',
    'setLimit',
    'cancelPendingLimit',
    'setRealityCheck',
    'takeBreak',
    'excludeSelf',
  ] as const),
  ...(['getPlaySummary', 'getSessionSummary'] as const),
  ...(['listNews', 'getNews', 'listBanners', 'listContactChannels', 'getAppDownload'] as const),
  ...(['createTicket', 'listTickets', 'replyToTicket', 'listSessions'] as const),
]

// The gateway asks for the controls after each change of them.
const settings = '/api/rg/settings'

t.test(
  'each answer of the platform is passed on field by field, and each call carries its fields',
  async (t) => {
    const { gateway, script, payloads } = await startScripted(t)
    const origin = gateway.ask
    script(settings, () => ok(wireAnswer(operations.getLimits.example.response)))
    for (const id of told) {
      const upstream = upstreamCalls[id]
      if (upstream === 'none') continue
      const { response } = operations[id].example
      const { access, response: schema } = declarationOf(id)
      script(upstream.path, () => ok(wireAnswer(response)))
      // As a player, so that what is the player's own is there.
      const cookie = await gateway.signIn('ana')
      const answer = await sendExample({ ask: origin }, id, { cookie })
      t.equal(answer.status, 200, `${id}: ${answer.text}`)
      t.strictSame(answer.json(), schema.parse(response), id)
      const [payload = {}] = payloads(upstream.path)
      const asked = new Set([...upstream.identity, ...upstream.fields])
      if (access === 'anyone' && upstream.path !== settings && payload.auth !== undefined)
        for (const name of ['auth', 'account_id']) asked.add(name)
      t.strictSame(Object.keys(payload).sort(), [...asked].sort(), id)
    }
  },
)

t.test('writes without an answer of their own, and what they send', async (t) => {
  const { player, script, payloads } = await startScripted(t)
  const ana = await player()
  for (const path of ['/api/settings/read_inbox', '/api/settings/delete_inbox', '/api/auth/session_revoke'])
    script(path, () => ok({}))
  const own = { auth: 'token-ana', account_id: 'ana' }
  t.same((await ana.send('POST', '/api/me/inbox/read', { inboxId: '7' })).json(), {})
  t.same((await ana.send('POST', '/api/me/inbox/read-all')).json(), {})
  t.strictSame(payloads('/api/settings/read_inbox'), [
    { inbox_id: '7', ...own },
    { all: true, ...own },
  ])
  t.same((await ana.send('DELETE', '/api/me/inbox/7')).json(), {})
  t.strictSame(payloads('/api/settings/delete_inbox'), [{ inbox_id: '7', ...own }])
  t.same((await ana.send('DELETE', '/api/account/sessions/S2')).json(), { ended: true })
  t.strictSame(payloads('/api/auth/session_revoke'), [{ session_id: 'S2', ...own }])
})

t.test('filters and pages reach the platform under its own names', async (t) => {
  const { player, script, payloads } = await startScripted(t)
  const ana = await player()
  const asked = async (path: string, call: string) => {
    script(call, () => ok({ value: [], total: 0 }))
    const answer = await ana.get(path)
    t.equal(answer.status, 200, answer.text)
    const { auth: _auth, account_id: _account, ...fields } = payloads(call).at(-1) ?? {}
    return fields
  }
  t.same(await asked('/api/me/bonuses?page=2&perPage=5&status=ACTIVE', '/api/promotion/my_bonuses'), {
    ...{ page: 2, per_page: 5, status: 'ACTIVE' },
  })
  t.same(
    await asked('/api/referral/commissions?from=2030-01-01&to=2030-01-31', '/api/referral/commission_list'),
    { date_from: '2030-01-01', date_to: '2030-01-31' },
  )
  t.same(await asked('/api/referral/downlines?level=2&page=3', '/api/referral/downlines'), {
    page: 3,
    level: 2,
  })
  t.match(await asked('/api/leaderboards/W1?previous=1&perPage=20', '/api/leaderboard/detail'), {
    ...{ board_id: 'W1', previous: true, per_page: 20, external_id: 'x-1' },
  })
  t.equal((await ana.get('/api/referral/commissions?from=2030-01-01&to=2030-03-01')).status, 400)
  t.equal((await ana.get('/api/leaderboards/W1?previous=0')).status, 400)
})

t.test('what is missing or of another type is left out, and the log says which', async (t) => {
  const { gateway, visitor, player, script } = await startScripted(t)
  const ana = await player()
  const [bonus] = operations.listBonuses.example.response.items
  script('/api/promotion/my_bonuses', () =>
    ok({ value: [wireForm(bonus), 'gold', { ...(wireForm(bonus) as Payload), amount: { much: true } }] }),
  )
  script('/api/mission/list', () => ok({ server_time: 5 }))
  script('/api/vip/levels', () => ok({ value: [{ vip_code: 'GOLD', deposit_required: 'plenty' }] }))
  script('/api/rg/settings', () => ok({ value: [{ limits: [{ kind: 'DEPOSIT', amount: null }] }] }))
  script('/api/rg/summary', () => ok({ deposits: '1.00', withdrawals: 'none', net: '1.00', days_played: 1 }))
  t.same((await ana.get('/api/me/bonuses')).json(), { items: [bonus], total: 1, page: 1, perPage: 10 })
  t.match((await ana.get('/api/missions')).json(), { items: [], total: 0, serverTime: '' })
  t.equal((await visitor.get('/api/vip/levels')).status, 502, 'no levels that can be read are not none')
  t.match((await ana.get('/api/responsible-gaming')).json(), {
    ...{ limits: [], realityCheckMinutes: 0, currency: 'PHP', coolOff: { active: false } },
    options: { coolOff: [24, 72, 168, 720], exclusion: [6, 12, 60, 0] },
  })
  t.equal((await ana.get('/api/me/play-summary')).status, 502, 'an unknown sum is never shown as zero')
  const drifts = gateway.log
    .filter(({ event }) => event === 'platformDrift')
    .map(({ call, field, found }) => `${call} ${field} ${found}`)
  for (const drift of [
    '/api/promotion/my_bonuses value[] string',
    '/api/promotion/my_bonuses value[].amount object',
    '/api/mission/list value missing',
    '/api/vip/levels value[].deposit_required string',
    '/api/rg/settings limits[].amount null',
    '/api/rg/summary withdrawals string',
  ])
    t.ok(drifts.includes(drift), `${drift}: ${drifts}`)
})

import type { OperationId } from '@marquee/contracts/operations'
import t, { type Test } from 'tap'
import type { Answer } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'
import { isFullRun } from '../../support/test-size.ts'
import { rewardScenes, type Who } from './reward-scenes.ts'
import {
  answeredIds,
  declarationOf,
  exampleOf,
  type Parts,
  playersByExample,
  sendExample,
} from './send-example.ts'
import { failureOf, type UpstreamCall, upstreamCalls } from './upstream-calls.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

// Every brand has caches, breakers and players of its own, so each question gets one that nobody has asked yet.
const hostOf = (id: OperationId, about: string) => `${id}-${about}.localhost`.toLowerCase()
const signIn = (host: string) => site.signIn('demo', 'Demo1234', host)

// What is claimed by these follows from bets of the past.
const claimsOfThePast: OperationId[] = ['claimRebate', 'claimCommission', 'getBet']

/** Somebody whom the operation is for. */
async function rightful(id: OperationId, host: string): Promise<Who> {
  if (!claimsOfThePast.includes(id)) control.addBrand({ domain: host, traits: ['liveChat', 'newlyOpened'] })
  const signsIn = declarationOf(id).access === 'player' || playersByExample.includes(id)
  return signsIn ? { host, cookie: await signIn(host) } : { host }
}

/** A game that the platform has. */
async function hotGame(host: string): Promise<{ gameCode: string; providerCode: string }> {
  const { games } = (await site.ask('/api/games?list=hot', { host })).json<{
    games: { gameCode: string; providerCode: string }[]
  }>()
  return games[0] ?? { gameCode: '', providerCode: '' }
}

const newDeposit = (channelCode: string) => ({ channelCode, amount: '500' })

async function ofDeposit(who: Who, channelCode: string): Promise<Parts> {
  const answer = await sendExample(site, 'createDeposit', who, { body: newDeposit(channelCode) })
  return { params: { id: answer.json<{ depositId: string }>().depositId } }
}

/** The player's last bank account. */
async function bankOf(who: Who): Promise<string> {
  const { items } = (await sendExample(site, 'listMyBanks', who)).json<{ items: { bankId: string }[] }>()
  return items.at(-1)?.bankId ?? ''
}

async function newWithdrawal(who: Who): Promise<Parts> {
  await sendExample(site, 'requestWithdrawalTac', who)
  return { body: { bankId: await bankOf(who), amount: '500', tac: '123456' } }
}

async function ofWithdrawal(who: Who): Promise<Parts> {
  const answer = await sendExample(site, 'createWithdrawal', who, await newWithdrawal(who))
  return { params: { id: answer.json<{ withdrawalId: string }>().withdrawalId } }
}

/** The example's player is verified already. */
async function becomeUnverified(who: Who): Promise<void> {
  who.cookie = await site.signIn('nokyc', 'Demo1234', who.host)
}

/** What has to be so before an example can succeed, and what the example cannot know. */
const scenes: Partial<Record<OperationId, (who: Who) => Promise<Parts>>> = {
  ...rewardScenes(site),
  async loginWithTac(who) {
    await sendExample(site, 'requestLoginTac', who)
    return {}
  },
  async verifyTac(who) {
    const { accountId } = { accountId: 'newcomer' }
    await sendExample(site, 'requestRegisterTac', who, { body: { accountId } })
    return { body: { accountId, tac: control.tac(who.host, accountId, 'register') } }
  },
  async resetPassword(who) {
    await sendExample(site, 'forgotPassword', who)
    return {}
  },
  async changeMobile(who) {
    await sendExample(site, 'requestMobileTac', who)
    return {}
  },
  async claimInbox(who) {
    const inbox = (await sendExample(site, 'listInbox', who)).json<{ messages: { inboxId: string }[] }>()
    return { params: { id: inbox.messages[0]?.inboxId ?? '' } }
  },
  placeMiniGameBet: async () => ({ params: { gameId: 'lucky-wheel' } }),
  async claimMiniGameReward(who) {
    const parts = { params: { gameId: 'lucky-wheel' } }
    await sendExample(site, 'placeMiniGameBet', who, parts)
    return parts
  },
  async launchGame({ host }) {
    const { gameCode, providerCode } = await hotGame(host)
    return { body: { ...exampleOf('launchGame').body, gameCode, providerCode } }
  },
  async closeGame(who) {
    const { gameCode, providerCode } = await hotGame(who.host)
    const body = { ...exampleOf('launchGame').body, gameCode, providerCode }
    const launched = await sendExample(site, 'launchGame', who, { body })
    return { body: { gameSessionId: launched.json<{ gameSessionId: string }>().gameSessionId } }
  },
  listDepositOffers: async () => ({ query: { channel: 'gcash', amount: '500' } }),
  createDeposit: async () => ({ body: newDeposit('qrph') }),
  getDeposit: (who) => ofDeposit(who, 'qrph'),
  cancelDeposit: (who) => ofDeposit(who, 'qrph'),
  uploadDepositReceipt: (who) => ofDeposit(who, 'bdo-transfer'),
  createWithdrawal: newWithdrawal,
  getWithdrawal: ofWithdrawal,
  cancelWithdrawal: ofWithdrawal,
  async addBank(who) {
    await sendExample(site, 'requestBankTac', who)
    return { body: { ...exampleOf('addBank').body, bankCode: 'bpi', accountName: 'Dalisay Mocruz' } }
  },
  setDefaultBank: async (who) => ({ params: { id: await bankOf(who) } }),
  async removeBank(who) {
    await sendExample(site, 'requestBankTac', who)
    return { params: { id: await bankOf(who) } }
  },
  async getBet(who) {
    const { items } = (await sendExample(site, 'listBets', who, { query: {} })).json<{
      items: { betId: string; providerCode: string }[]
    }>()
    return { params: { id: items[0]?.betId ?? '' }, query: { provider: items[0]?.providerCode } }
  },
  async submitKyc(who) {
    await becomeUnverified(who)
    for (const type of ['ID_FRONT', 'ID_BACK', 'SELFIE'])
      await sendExample(site, 'uploadKycDocument', who, { body: { type } })
    return {}
  },
  async uploadKycDocument(who) {
    await becomeUnverified(who)
    return {}
  },
  async addFavorite({ host }) {
    const { gameCode, providerCode } = await hotGame(host)
    return { body: { ...exampleOf('addFavorite').body, gameCode, providerCode } }
  },
}

/** The payloads with which the platform was asked for an answer: by request, or by brand where a cache asks. */
function payloadsFor(id: OperationId, path: string, host: string, answer: Answer): Record<string, unknown>[] {
  const { cache, visitorCache } = declarationOf(id)
  return control
    .calls(path)
    .map(({ payload, headers }) => ({ payload: payload as Record<string, unknown>, headers }))
    .filter(({ payload, headers }) =>
      (cache ?? visitorCache)
        ? payload.domain_name === host
        : headers['x-request-id'] === answer.headers['x-request-id'],
    )
    .map(({ payload }) => payload)
}

/** What an operation does to the hint of a session (player-hint.ts), which is what it does to the session. */
const hints = { replaces: ['player=1'], ends: ['player='] }

async function answersAsAgreed(t: Test, id: OperationId): Promise<void> {
  const { cache, changesSession, response, download } = declarationOf(id)
  const who = await rightful(id, hostOf(id, 'fine'))
  const answer = await sendExample(site, id, who, await scenes[id]?.(who))
  t.equal(answer.status, 200, answer.text)
  if (download) t.match(answer.headers['content-type'], download)
  else
    t.strictSame(response.parse(answer.json()), answer.json(), 'its answer has all of its schema and no more')
  t.equal(
    answer.cookies.length > 0,
    changesSession !== undefined,
    'a cookie comes where the operation says so',
  )
  t.same(
    answer.cookies.filter((cookie) => cookie.startsWith('player=')),
    changesSession ? hints[changesSession] : [],
    'and the hint with it',
  )
  t.match(answer.headers['cache-control'], cache ? /^public/ : /^no-store$/)
  const upstream = upstreamCalls[id]
  if (upstream === 'none') return
  const payloads = payloadsFor(id, upstream.path, who.host, answer)
  t.equal(payloads.length, 1, 'it asks once')
  const fills = { domain_name: who.host, external_id: /^mq-/, auth: /^[\w-]{32}$/, account_id: /./ }
  for (const payload of payloads) {
    t.strictSame(Object.keys(payload).sort(), [...upstream.identity, ...upstream.fields].sort())
    for (const name of upstream.identity) t.match(payload[name], fills[name as keyof typeof fills], name)
  }
}

/** Every way in which a request may be refused before anybody upstream hears of it. */
async function refusedRequests(id: OperationId, who: Who): Promise<[Answer, number, string][]> {
  const { access, method } = declarationOf(id)
  const { host } = who
  const refused: [Answer, number, string][] = []
  if (access === 'player') refused.push([await sendExample(site, id, { host }), 401, 'sessionExpired'])
  if (access === 'guest') {
    const cookie = await signIn(host)
    refused.push([await sendExample(site, id, { host, cookie }), 403, 'guestOnly'])
  }
  if (method === 'GET') return refused
  const foreign = { ...who, headers: { 'sec-fetch-site': 'cross-site' } }
  refused.push([await sendExample(site, id, foreign), 403, 'crossSite'])
  for (const name of ['auth', 'domain_name', 'extra']) {
    const body = { ...exampleOf(id).body, [name]: 'x' }
    refused.push([await sendExample(site, id, who, { body }), 400, 'invalidRequest'])
  }
  return refused
}

async function refusesAsAgreed(t: Test, id: OperationId): Promise<void> {
  const upstream = upstreamCalls[id]
  const who = await rightful(id, hostOf(id, 'refused'))
  for (const [answer, status, code] of await refusedRequests(id, who)) {
    t.equal(answer.status, status, code)
    t.match(answer.json(), { code })
    t.equal(answer.headers['cache-control'], 'no-store')
    if (upstream !== 'none') t.same(payloadsFor(id, upstream.path, who.host, answer), [], 'nobody was asked')
  }
}

const faults = [{ kind: 'status', status: 500 }, { kind: 'resetBefore' }, { kind: 'html' }] as const
type NoAnswer = (typeof faults)[number]

// A lost answer is looked for: an account that was never there would be found to be gone.
const lookedFor: OperationId[] = ['removeBank']

async function failsAsAgreed(
  t: Test,
  id: OperationId,
  upstream: UpstreamCall,
  fault: NoAnswer,
): Promise<void> {
  const { path, kind, profile } = upstream
  const who = await rightful(id, hostOf(id, fault.kind))
  const parts = lookedFor.includes(id) ? await scenes[id]?.(who) : undefined
  control.fault({ call: path, domain: who.host, fault })
  const answer = await sendExample(site, id, who, parts)
  const { status, ...problem } = failureOf(profile, { isCut: fault.kind === 'resetBefore' })
  t.equal(answer.status, status, fault.kind)
  t.match(answer.json(), problem)
  t.equal(answer.headers['cache-control'], 'no-store')
  // Only what reads is asked again, and only after what may pass.
  const attempts = kind === 'read' && fault.kind !== 'html' ? 2 : 1
  t.equal(payloadsFor(id, path, who.host, answer).length, attempts, `${fault.kind}: asked ${attempts} times`)
}

// These say the same whatever the platform says of an account.
const discreet: OperationId[] = ['forgotPassword', 'requestLoginTac']

async function endsTheSession(t: Test, id: OperationId, { path, profile }: UpstreamCall): Promise<void> {
  const who = await rightful(id, hostOf(id, 'over'))
  const fault = { kind: 'envelope', statusCode: -1, statusMessage: 'BLOCK' } as const
  control.fault({ call: path, domain: who.host, fault })
  const answer = await sendExample(site, id, who)
  if (discreet.includes(id) || profile === 'unheard') {
    t.equal(answer.status, 200)
    return
  }
  t.equal(answer.status, 401)
  t.match(answer.json(), { code: 'sessionExpired', message: 'BLOCK', handling: 'endSession' })
  t.same(answer.cookies, ['session=', 'player='], 'the cookie goes, and its hint')
}

t.test('each operation', async (t) => {
  // Most of the time goes by between a failed attempt and the next.
  t.jobs = 8
  for (const [index, id] of answeredIds.entries()) {
    // One client asks for all of them: in the short run they take turns with the kinds of failure.
    const itsFaults = faults.filter((_, turn) => isFullRun || turn === index % faults.length)
    t.test(id, { buffered: true }, async (t) => {
      const upstream = upstreamCalls[id]
      await answersAsAgreed(t, id)
      await refusesAsAgreed(t, id)
      if (upstream === 'none') return
      for (const fault of itsFaults) await failsAsAgreed(t, id, upstream, fault)
      await endsTheSession(t, id, upstream)
    })
  }
})

t.test('nothing of all this left a secret in the log', async (t) => {
  const text = JSON.stringify(site.log)
  t.ok(text.includes('signup'), 'there is a log')
  const tokens = control.calls().flatMap(({ payload }) => (payload as { auth?: string }).auth ?? [])
  t.ok(tokens.length > 0)
  const typed = ['Demo1234', 'Sampaguita8', '09171234567', 'dalisay@example.com', 'session=']
  for (const secret of new Set([...typed, ...tokens])) t.notOk(text.includes(secret))
  // A request id may hold these digits too, but not between two borders of words.
  t.notMatch(text, /\b123456\b/)
})

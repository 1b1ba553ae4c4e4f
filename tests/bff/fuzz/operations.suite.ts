import fc from 'fast-check'
import t from 'tap'
import { brokenRules } from '../../faults/client/problem-rules.ts'
import { sendRaw } from '../../support/raw-client.ts'
import { startSite } from '../../support/site.ts'
import { isFullRun } from '../../support/test-size.ts'
import { answeredIds } from '../areas/send-example.ts'
import { bytesOf, type FuzzedRequest, fuzzedRequest } from './fuzzed-request.ts'
import { regressions } from './regressions.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
// A busy machine takes longer until every operation has had its turn.
const forMs = 120_000
const newPlayerEvery = 150
// So many reach every operation.
const numRuns = isFullRun ? 3000 : 400

const site = await startSite({}, { domains: ['brand-b.test'] })
t.teardown(() => site.close())

let players = 0
/** Requests change passwords and end sessions: a new player comes now and then. */
async function newCookie(host: string): Promise<string> {
  const accountId = `fuzz${++players}`
  site.sandbox.control.addPlayer({
    domain: host,
    accountId,
    password: 'Fuzz1234',
    balance: 100_000,
    tokens: 100_000,
  })
  return (await site.signIn(accountId, 'Fuzz1234', host)).slice('session='.length)
}

const cookies = { own: await newCookie('localhost'), foreign: await newCookie('brand-b.test') }

function cookieFor({ cookie, bend }: FuzzedRequest): string | undefined {
  if (cookie === 'none') return undefined
  if (cookie === 'own' || cookie === 'foreign') return cookies[cookie]
  if (cookie === 'cut') return cookies.own.slice(0, bend)
  if (cookie === 'bent') return `${cookies.own.slice(0, bend)}x${cookies.own.slice(bend + 1)}`
  return '%7B%22i%22%3A1%7D; session=%; =; session'
}

/** Sends a request and says which rules the answer broke. */
async function brokenBy(request: FuzzedRequest): Promise<string[]> {
  const answer = await sendRaw(site.port, bytesOf(request, cookieFor(request)))
  if (!answer) return ['no answer']
  return brokenRules(answer, request.method !== 'HEAD')
}

t.test('regressions', async (t) => {
  for (const [name, request] of Object.entries(regressions)) {
    t.test(name, async (t) => t.same(await brokenBy(request), []))
  }
})

t.test(
  `nothing that a client sends makes a 5xx, or anything but JSON of the contract (SEED=${seed})`,
  async (t) => {
    let runs = 0
    const property = fc.asyncProperty(fuzzedRequest, async (request) => {
      if (++runs % newPlayerEvery === 0) cookies.own = await newCookie('localhost')
      const broken = await brokenBy(request)
      if (broken.length > 0) throw new Error(broken.join('; '))
    })
    const { failed, counterexample, errorInstance } = await fc.check(property, {
      ...{ seed, numRuns, interruptAfterTimeLimit: forMs, markInterruptAsFailure: false },
    })
    t.notOk(failed, `${errorInstance} by ${JSON.stringify(counterexample)}`)
    t.comment(`${runs} requests`)
    const reached = new Set(
      site.log
        .filter(({ kind, status }) => kind === 'request' && status !== 421)
        .map(({ operation }) => operation),
    )
    const missed = answeredIds.filter((id) => !reached.has(id))
    t.ok(missed.length < (isFullRun ? 1 : answeredIds.length / 2), `operations were reached, but ${missed}`)
    t.equal(
      site.log.filter(({ kind }) => kind === 'error').length,
      0,
      'and nobody met an error that was not foreseen',
    )
  },
)

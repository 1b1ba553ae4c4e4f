import { createHash, createHmac } from 'node:crypto'
import t, { type Test } from 'tap'
import { type OpenSandbox, openSandbox, type ResponseBody } from '../open-sandbox.ts'

/** A launched game: the first view of its page, and what it asks the server. */
export interface OpenGame {
  page: ResponseBody
  sessionId: string
  act(action: string, content?: object): Promise<ResponseBody>
}

/** A sandbox whose clock stands still, and its players' games. */
export interface PlayTest extends OpenSandbox {
  /** Moves the clock on. */
  pass(ms: number): void
  player(accountId?: string): Promise<{ auth: string; account_id: string }>
  launch(game: Game, player: object, more?: object): Promise<OpenGame>
}

type Game = readonly [providerCode: string, gameCode: string]

const noon = Date.parse('2026-06-01T12:00:00+08:00')

/** Runs a test on a sandbox of its own, and audits the ledger after it. */
export function playTest(name: string, body: (t: Test, open: PlayTest) => Promise<void>): void {
  t.test(name, async (t) => {
    const open = await openSandbox(t, { now: () => noon })
    await body(t, {
      ...open,
      pass: (ms) => void open.sandbox.control.advanceClock(ms),
      player: (accountId = 'winner') => open.signIn(accountId),
      launch: (game, player, more) => launch(open, game, player, more),
    })
    t.same(open.sandbox.control.auditLedger(), [])
  })
}

/** Launches a game and opens its page. */
export async function launch(open: OpenSandbox, game: Game, player: object, more = {}): Promise<OpenGame> {
  const answer = await open.post('/api/game/launch', {
    ...{ ...(await open.site()), ...player, provider_code: game[0], game_code: game[1], game_type: '' },
    ...{ request_id: crypto.randomUUID(), platform: 'MOBILE', lang: 'EN', mode: 'REAL' },
    ...{ lobby_url: '/', deposit_url: '', ...more },
  })
  const { game_url, game_session_id } = answer.value[0]
  const html = await (await fetch(game_url)).text()
  const page = JSON.parse(
    /<script type="application\/json" id="launch">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  )
  const act = async (action: string, content: object = {}) => {
    const response = await fetch(`${open.base}/play/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: page.ticket, action, ...content }),
    })
    return response.json()
  }
  return { page, sessionId: game_session_id, act }
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The random numbers of a round, as the rules describe them. */
export function numbersOf(seed: string, label: string): () => number {
  let count = 0
  return () => {
    const mac = createHmac('sha256', seed).update(`${label}:${count++}`).digest('hex')
    return Number.parseInt(mac.slice(0, 13), 16) / 2 ** 52
  }
}

/**
 * Whether another round is to be played, so that a test sees at least so many rounds and, however the dice fall, both
 * outcomes. Gives up after as many as no fair game loses or wins in a row.
 */
export const hasToGoOn = (played: number, least: number, outcomes: ReadonlySet<boolean>) =>
  played < least || (outcomes.size < 2 && played < 10 * least)

/** An amount in centavos. */
export const minor = (amount: string) => Number(amount.replace('.', ''))

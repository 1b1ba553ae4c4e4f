import type { ResponseBody } from '../open-sandbox.ts'
import { type OpenGame, type PlayTest, playTest } from './play-test.ts'

const minute = 60_000

interface Case {
  name: string
  game: readonly [string, string]
  action: string
  bet(view: ResponseBody): object
  /** What a page shows of the bet, from its view. */
  shown(view: ResponseBody, roundId: string): unknown
}

const roundOf = (view: ResponseBody) => view.round
const cases: readonly Case[] = [
  {
    ...{ name: 'a shot', game: ['JILI', 'coral-hunter'], action: 'bet' },
    bet: () => ({ bet: '10.00', choice: 'minnow' }),
    shown: roundOf,
  },
  {
    ...{ name: 'a hand', game: ['JILI', 'makati-blackjack'], action: 'start' },
    bet: () => ({ bet: '10.00' }),
    shown: roundOf,
  },
  {
    ...{ name: 'a flight', game: ['JILI', 'saranggola-crash'], action: 'start' },
    bet: () => ({ bet: '10.00', auto: 0 }),
    shown: (view) => view.round.hash,
  },
  {
    ...{ name: 'a ticket', game: ['TCGLOTTERY', 'luzon-keno'], action: 'buy' },
    bet: () => ({ bet: '10.00', numbers: '1,2,3,4' }),
    shown: (view, id) => view.tickets.find(({ roundId }: ResponseBody) => roundId === id),
  },
  {
    ...{ name: 'a slip', game: ['SABA', 'island-sportsbook'], action: 'place' },
    bet({ matches }) {
      const { selections } = matches.find(({ status }: ResponseBody) => status === 'UPCOMING')
      const { id, odds } = selections[0]
      return { kind: 'SINGLE', stake: '10.00', odds: { [id]: odds } }
    },
    shown: (view, id) => view.bets.find((bet: ResponseBody) => bet.id === `${id}-0`),
  },
]

/** How many bets the player placed. */
async function countBets({ post }: PlayTest, player: object): Promise<number> {
  const range = { date_from: '2026-06-01', date_to: '2026-06-01', page: 1, per_page: 50 }
  return (await post('/api/report/bets', { ...player, ...range })).total
}

const reopen = async (open: PlayTest, game: Case['game'], player: object, { sessionId }: OpenGame) => {
  await open.post('/api/game/close', { ...player, game_session_id: sessionId })
  return open.launch(game, player)
}

for (const { name, game, action, bet, shown } of cases)
  playTest(`${name} repeated under its id, in another launch too, gets the first answer`, async (t, open) => {
    const player = await open.player()
    const before = await countBets(open, player)
    const first = await open.launch(game, player)
    const content = { roundId: 'once', ...bet(first.page.view) }
    const answer = await first.act(action, content)
    t.ok(answer.ok)
    const later = await reopen(open, game, player, first)
    const again = await later.act(action, content)
    t.equal(again.balance, answer.balance)
    t.ok(shown(answer, 'once'))
    t.same(shown(again, 'once'), shown(answer, 'once'))
    t.equal(await countBets(open, player), before + 1, 'one bet')
    // The id belongs to its player. The balance may end where it was: a hand can be a draw at once.
    const stranger = await open.player('demo')
    const strangersBets = await countBets(open, stranger)
    const other = await open.launch(game, stranger)
    await other.act(action, content)
    t.equal(await countBets(open, stranger), strangersBets + 1, 'another player’s bet is a bet of its own')
  })

playTest('a repeat shows its own round, when others were played since', async (t, open) => {
  const fishing = await open.launch(['JILI', 'coral-hunter'], await open.player())
  const shoot = (roundId: string) => fishing.act('bet', { roundId, bet: '10.00', choice: 'dragon' })
  const { round } = await shoot('first')
  open.pass(minute)
  t.equal((await shoot('second')).round.roundId, 'second')
  t.same((await shoot('first')).round, round)
})

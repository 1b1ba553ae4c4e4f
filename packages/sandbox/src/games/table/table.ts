import { proportion } from '../../money.ts'
import {
  findRound,
  keepState,
  openRound,
  type Round,
  raiseRound,
  settleRound,
  shownRound,
  startRound,
  useSeed,
} from '../../play/rounds.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { readBet } from '../frame/bets.ts'
import { roundItem } from '../frame/round-item.ts'
import { action, type Play, type PlayableGame } from '../playable-game.ts'
import * as blackjack from './blackjack.ts'
import { cardPictures } from './card-pictures.ts'
import { tableMarkup } from './table-markup.ts'
import { tableTexts } from './table-texts.ts'

type Hands = blackjack.Hands

const file = (name: string) => new URL(name, import.meta.url)
const stepFields = { roundId: 'filled', step: 'count' } as const

/** The table game: blackjack against the house. */
export const table: PlayableGame = {
  page: 'table',
  gameTypes: ['TABLE'],
  texts: tableTexts,
  markup: tableMarkup,
  styles: [file('./felt.css'), file('./table.css')],
  modules: [file('../client/cards.js'), file('../client/table.js')],
  pictures: cardPictures,
  rules: {},
  view,
  actions: {
    start: action({ roundId: 'filled', bet: 'filled' }, start),
    hit: action(stepFields, (play, input) => step(play, input, hit)),
    stand: action(stepFields, (play, input) => step(play, input, finish)),
    double: action(stepFields, (play, input) => step(play, input, double)),
  },
}

function start({ platform, session }: Play, input: { roundId: string; bet: string }): void {
  const { roundId } = input
  const bet = readBet(input.bet)
  if (findRound(platform.db, session, roundId)) return
  if (openRound(platform.db, session)) throw refuse('pendingExists')
  const seed = useSeed(platform, session)
  const state = blackjack.firstHands(blackjack.deal(seed, roundId))
  const round = startRound<Hands>(platform, session, { roundId, bet, seed, state })
  if (blackjack.isBlackjack(state.player) || blackjack.isBlackjack(state.dealer))
    settle(platform, round, state)
}

type Decision = (platform: Play['platform'], round: Round<Hands>) => void

/** Takes a decision about the hand that the player saw, which `step` tells: a repeat of it changes nothing. */
function step(
  { platform, session }: Play,
  { roundId, step: seen }: { roundId: string; step: number },
  decide: Decision,
): void {
  const round = openRound<Hands>(platform.db, session)
  if (round?.round_id === roundId && round.state.player.length === seen) decide(platform, round)
}

const hit: Decision = (platform, round) => {
  const hands = blackjack.draw(round.state)
  const total = blackjack.totalOf(hands.player)
  if (total > 21) settle(platform, round, hands)
  else if (total === 21) finish(platform, { ...round, state: hands })
  else keepState(platform, round, hands)
}

const finish: Decision = (platform, round) => settle(platform, round, blackjack.playDealer(round.state))

const double: Decision = (platform, round) => {
  if (round.state.player.length > 2) throw invalidInput({ action: 'unknown' })
  const raised = raiseRound(platform, round, round.bet)
  const hands = blackjack.draw(round.state)
  settle(platform, raised, blackjack.totalOf(hands.player) > 21 ? hands : blackjack.playDealer(hands))
}

function settle(platform: Play['platform'], round: Round<Hands>, hands: Hands): void {
  settleRound(platform, round, proportion(round.bet, blackjack.paysHundredths(hands), 100), hands)
}

function view({ platform, session, asked }: Play) {
  const shown = shownRound<Hands>(platform.db, session, asked)
  return { round: shown && handItem(shown) }
}

function handItem(round: Round<Hands>) {
  const item = roundItem(round)
  const { player, dealer } = round.state
  const shown = item.isOver ? dealer : dealer.slice(0, 1)
  return {
    ...item,
    ...{ player, dealer: shown, total: blackjack.totalOf(player), dealerTotal: blackjack.totalOf(shown) },
    isBlackjack: blackjack.isBlackjack(player),
    canDouble: !item.isOver && player.length === 2,
  }
}

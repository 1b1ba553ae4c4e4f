import { proportion, readBet } from './amounts.ts'
import * as blackjack from './blackjack.ts'
import type { Play, Round } from './host.ts'
import { goButton, hand, playMarkup } from './page-parts.ts'
import { action, type PlayableGame } from './playable-game.ts'
import { invalidInput, refuse } from './refused-move.ts'
import { openRound, roundItem, shownRound } from './shown-rounds.ts'

/** The table with the two hands, and the decisions below it. */
const tableMarkup: PlayableGame['markup'] = (texts) =>
  playMarkup(
    texts,
    `<div class="felt">${hand('dealer', texts.dealer)}<p>${texts.felt}</p>${hand('player', texts.you)}</div>`,
    '',
    `<div class="decisions" id="decisions" hidden>
    <button class="side-button" type="button" id="double">${texts.double}</button>
    <button class="side-button" type="button" id="hit">${texts.hit}</button>
    <button class="main-button" type="button" id="stand" data-testid="stand">${texts.stand}</button>
  </div>
  ${goButton(texts)}`,
  )

type Hands = blackjack.Hands

const stepFields = { roundId: 'filled', step: 'count' } as const

/** The table game: blackjack against the house. */
export const table: PlayableGame = {
  texts: ['table'],
  hue: 165,
  markup: tableMarkup,
  rules: {},
  view,
  actions: {
    start: action({ roundId: 'filled', bet: 'filled' }, start),
    hit: action(stepFields, (play, input) => step(play, input, hit)),
    stand: action(stepFields, (play, input) => step(play, input, finish)),
    double: action(stepFields, (play, input) => step(play, input, double)),
  },
}

function start(play: Play, input: { roundId: string; bet: string }): void {
  const { roundId } = input
  const bet = readBet(input.bet)
  if (play.rounds.find(roundId)) return
  if (openRound(play)) throw refuse('pendingExists')
  const seed = play.rounds.takeSeed()
  const state = blackjack.firstHands(blackjack.deal(seed, roundId))
  const round = play.rounds.start<Hands>({ roundId, bet, seed, state })
  if (blackjack.isBlackjack(state.player) || blackjack.isBlackjack(state.dealer)) settle(play, round, state)
}

type Decision = (play: Play, round: Round<Hands>) => void

/** Takes a decision about the hand that the player saw, which `step` tells: a repeat of it changes nothing. */
function step(
  play: Play,
  { roundId, step: seen }: { roundId: string; step: number },
  decide: Decision,
): void {
  const round = openRound<Hands>(play)
  if (round?.roundId === roundId && round.state.player.length === seen) decide(play, round)
}

const hit: Decision = (play, round) => {
  const hands = blackjack.draw(round.state)
  const total = blackjack.totalOf(hands.player)
  if (total > 21) settle(play, round, hands)
  else if (total === 21) finish(play, { ...round, state: hands })
  else play.rounds.keep(round.roundId, hands)
}

const finish: Decision = (play, round) => settle(play, round, blackjack.playDealer(round.state))

const double: Decision = (play, round) => {
  if (round.state.player.length > 2) throw invalidInput({ action: 'unknown' })
  play.rounds.raise(round.roundId, round.bet)
  const raised = { ...round, bet: round.bet * 2 }
  const hands = blackjack.draw(round.state)
  settle(play, raised, blackjack.totalOf(hands.player) > 21 ? hands : blackjack.playDealer(hands))
}

function settle({ rounds }: Play, round: Round<Hands>, hands: Hands): void {
  rounds.settle(round.roundId, proportion(round.bet, blackjack.paysHundredths(hands), 100), hands)
}

function view(play: Play) {
  const shown = shownRound<Hands>(play)
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

import { proportion, readBet } from '../amounts.ts'
import { fairNumbers, shuffled } from '../fair.ts'
import { betSelector, figures } from '../frame/game-page.ts'
import type { Play, Round } from '../host.ts'
import { action, type PlayableGame } from '../playable-game.ts'
import { invalidInput, refuse } from '../refused-move.ts'
import { roundItem } from '../shown-rounds.ts'
import { drawTexts } from './draw-texts.ts'

/** The numbers 1 to `numbers`, of which a draw has `drawn` and a ticket `picked`. */
const drawRules = { numbers: 24, drawn: 6, picked: 4, everyMs: 60_000, closedMs: 5_000 }

/** What a ticket pays by how many of its numbers were drawn, in hundredths of its price. */
const pays: Readonly<Record<number, number>> = { 2: 160, 3: 900, 4: 20_000 }

/** The numbers of a draw, in the order in which they come. */
function drawnNumbers(seed: string, drawId: string): number[] {
  const all = Array.from({ length: drawRules.numbers }, (_, index) => index + 1)
  return shuffled(all, fairNumbers(seed, drawId)).slice(0, drawRules.drawn)
}

function combinations(of: number, count: number): number {
  let result = 1
  for (let index = 1; index <= count; index++) result = (result * (of - count + index)) / index
  return result
}

/** The chance that so many numbers of a ticket are drawn. */
function chanceOf(hits: number): number {
  const { numbers, drawn, picked } = drawRules
  return (
    (combinations(drawn, hits) * combinations(numbers - drawn, picked - hits)) / combinations(numbers, picked)
  )
}

/** The share of all bets that is paid back. */
const returnToPlayer = Object.entries(pays).reduce(
  (sum, [hits, hundredths]) => sum + (chanceOf(Number(hits)) * hundredths) / 100,
  0,
)

/** The latest draw, the numbers to choose from, and the tickets. */
const drawMarkup: PlayableGame['markup'] = (texts) => `<main>
  <div class="draw-page">
    <section class="drum">
      <h2>${texts.last}</h2>
      <div class="balls" id="balls"></div>
      <p class="when">${texts.next} <b id="countdown" role="timer"></b></p>
    </section>
    <section class="pick" data-bets>
      <p class="pick-head"><span id="picked"></span> <button class="side-button" type="button" id="quick">${texts.quick}</button></p>
      <div class="numbers" id="numbers" role="group" aria-label="${texts.numbers24}"></div>
    </section>
    <section class="mine"><h2>${texts.tickets}</h2><ul class="tickets" id="tickets"></ul></section>
  </div>
  <p class="message" id="message" role="status"></p>
</main>
<footer class="draw-foot" data-bets>
  ${figures(texts)}
  ${betSelector(texts)}
  <button class="main-button" type="button" id="go" data-testid="go">${texts.go}</button>
</footer>`

/** A ticket, and how many of its numbers were drawn. */
interface Ticket {
  drawAt: number
  numbers: readonly number[]
  hits: number
}

const shownTickets = 12
const shownDraws = 6
const { everyMs, closedMs, picked } = drawRules
const file = (name: string) => new URL(name, import.meta.url)

/** The draw: numbers that come every minute, and tickets for the next of them. */
export const draw: PlayableGame = {
  texts: drawTexts,
  markup: drawMarkup,
  styles: [file('./draw.css')],
  modules: [file('../client/draw.js')],
  rules: {
    ...drawRules,
    share: (returnToPlayer * 100).toFixed(2),
    pays: Object.entries(pays).map(([hits, hundredths]) => ({
      ...{ hits: Number(hits), hundredths },
      chance: chanceOf(Number(hits)),
    })),
  },
  view,
  actions: { buy: action({ roundId: 'filled', bet: 'filled', numbers: 'filled' }, buy) },
  settleDue(play, due) {
    const round = due as Round<Ticket>
    const { drawAt, numbers } = round.state
    const drawn = drawnNumbers(seedOf(play, drawAt).seed, drawId(drawAt))
    const hits = numbers.filter((number) => drawn.includes(number)).length
    play.rounds.settle(round.roundId, proportion(round.bet, pays[hits] ?? 0, 100), { ...round.state, hits })
  },
}

const drawId = (drawAt: number) => `draw:${drawAt / everyMs}`
const seedOf = ({ sharedSeed }: Play, drawAt: number) => sharedSeed(drawId(drawAt))
const nextDraw = (now: number) => (Math.floor(now / everyMs) + 1) * everyMs

function buy(play: Play, input: { roundId: string; bet: string; numbers: string }): void {
  const { roundId } = input
  const bet = readBet(input.bet)
  const numbers = readNumbers(input.numbers)
  if (play.rounds.find(roundId)) return
  const drawAt = nextDraw(play.now())
  if (drawAt - play.now() <= closedMs) throw refuse('drawClosed')
  const state: Ticket = { drawAt, numbers, hits: 0 }
  play.rounds.start({ roundId, bet, seed: seedOf(play, drawAt).seed, state, dueAt: drawAt })
}

/** Reads `3,7,12,24`: so many different numbers of the draw, smallest first. */
function readNumbers(text: string): number[] {
  const numbers = text.split(',').map((part) => (/^[1-9]\d?$/.test(part) ? Number(part) : 0))
  const isValid = numbers.every((number, index) => number > (numbers[index - 1] ?? 0))
  if (!isValid || numbers.length !== picked || (numbers.at(-1) ?? 0) > drawRules.numbers)
    throw invalidInput({ numbers: 'unknown' })
  return numbers
}

function view(play: Play) {
  const next = nextDraw(play.now())
  const past = Array.from({ length: shownDraws }, (_, index) => next - (index + 1) * everyMs)
  const tickets = play.rounds.latest<Ticket>(shownTickets)
  return {
    next: { at: next, id: drawId(next), hash: seedOf(play, next).hash },
    draws: past.map((at) => {
      const { seed, hash } = seedOf(play, at)
      return { at, id: drawId(at), numbers: drawnNumbers(seed, drawId(at)), hash, seed }
    }),
    tickets: tickets.map((round) => ({ ...roundItem(round), ...round.state })),
  }
}

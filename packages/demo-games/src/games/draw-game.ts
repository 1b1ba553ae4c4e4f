import { proportion, readBet } from './amounts.ts'
import { fairNumbers } from './fair.ts'
import type { Play, Round } from './host.ts'
import { playMarkup } from './page-parts.ts'
import { action, type PlayableGame } from './playable-game.ts'
import { invalidInput, refuse } from './refused-move.ts'
import { roundItem } from './shown-rounds.ts'
import type { Texts } from './texts.ts'

/** A game of draws, which come every minute and are the same for everyone. */
interface DrawRules {
  /** The numbers of a draw, in the order in which they come. */
  drawn(next: () => number): number[]
  isTicket(numbers: readonly number[]): boolean
  /** What a ticket has of a draw: numbers, digits or lines. */
  hitsOf(ticket: readonly number[], drawn: readonly number[]): number
  /** What a ticket pays, in hundredths of its price, from so many hits on. The most hits come last. */
  prizes: readonly Prize[]
}

interface Prize {
  hits: number
  hundredths: number
  /** The chance that it is a ticket's prize. */
  chance: number
}

interface DrawGame extends Pick<PlayableGame, 'texts' | 'rules'>, DrawRules {
  /** Where the player chooses what to bet on. */
  picker(texts: Texts): string
}

/** A ticket, and what it had of its draw. */
interface Ticket {
  drawAt: number
  numbers: readonly number[]
  hits: number
}

/** A draw that is over. */
export interface PastDraw {
  id: string
  at: number
  numbers: readonly number[]
}

const everyMs = 60_000
const closedMs = 5_000
const shownTickets = 12
const shownDraws = 6

/** The latest draw, what to choose from, and the tickets. */
const drawMarkup = (texts: Texts, picker: string) =>
  playMarkup(
    texts,
    `<div class="draw-page">
    <section class="panel drum">
      <h2>${texts.last}</h2>
      <div class="balls" id="balls"></div>
      <p>${texts.next} <b id="countdown" role="timer"></b></p>
    </section>
    <section class="panel pick" data-bets>
      <p class="row"><b id="picked"></b> <button class="side-button" type="button" id="quick">${texts.quick}</button></p>
      ${picker}
    </section>
    <section class="panel mine"><h2>${texts.tickets}</h2><ul class="list" id="tickets"></ul></section>
  </div>`,
  )

const nextDraw = (now: number) => (Math.floor(now / everyMs) + 1) * everyMs
const drawId = ({ gameCode }: Drawing, at: number) => `${gameCode}:${at / everyMs}`
const seedOf = (drawing: Drawing, at: number) => drawing.sharedSeed(drawId(drawing, at))

/** What the draws of a game follow from. */
export type Drawing = Pick<Play, 'now' | 'sharedSeed' | 'gameCode'>

/** A game of draws, and its latest draws for whoever shows them. */
export interface PlayableDraw extends PlayableGame {
  latestDraws(drawing: Drawing, count: number): PastDraw[]
}

/** Makes a playable game of the rules of one. */
export function drawGame(game: DrawGame): PlayableDraw {
  const { texts, picker, drawn, isTicket, hitsOf, prizes } = game
  const share = prizes.reduce((sum, { hundredths, chance }) => sum + hundredths * chance, 0)
  const drawnAt = (drawing: Drawing, at: number) =>
    drawn(fairNumbers(seedOf(drawing, at).seed, drawId(drawing, at)))

  function latestDraws(drawing: Drawing, count: number): PastDraw[] {
    const next = nextDraw(drawing.now())
    return Array.from({ length: count }, (_, index) => next - (index + 1) * everyMs).map((at) => ({
      ...{ id: drawId(drawing, at), at },
      numbers: drawnAt(drawing, at),
    }))
  }

  function buy(play: Play, input: { roundId: string; bet: string; numbers: string }): void {
    const { roundId } = input
    const bet = readBet(input.bet)
    const numbers = readNumbers(input.numbers)
    if (!isTicket(numbers)) throw invalidInput({ numbers: 'unknown' })
    if (play.rounds.find(roundId)) return
    const drawAt = nextDraw(play.now())
    if (drawAt - play.now() <= closedMs) throw refuse('drawClosed')
    const state: Ticket = { drawAt, numbers, hits: 0 }
    play.rounds.start({ roundId, bet, seed: seedOf(play, drawAt).seed, state, dueAt: drawAt })
  }

  return {
    texts: ['draw', ...texts],
    hue: 265,
    markup: (own) => drawMarkup(own, picker(own)),
    rules: { ...game.rules, closedMs, share: share.toFixed(2), pays: prizes },
    view(play) {
      const next = nextDraw(play.now())
      const tickets = play.rounds.latest<Ticket>(shownTickets)
      return {
        next: { at: next, id: drawId(play, next), hash: seedOf(play, next).hash },
        draws: latestDraws(play, shownDraws).map((draw) => ({ ...draw, ...seedOf(play, draw.at) })),
        tickets: tickets.map((round) => ({ ...roundItem(round), ...round.state })),
      }
    },
    actions: { buy: action({ roundId: 'filled', bet: 'filled', numbers: 'filled' }, buy) },
    settleDue(play, due) {
      const round = due as Round<Ticket>
      const { drawAt, numbers } = round.state
      const hits = hitsOf(numbers, drawnAt(play, drawAt))
      const prize = prizes.findLast((one) => one.hits <= hits)?.hundredths ?? 0
      play.rounds.settle(round.roundId, proportion(round.bet, prize, 100), { ...round.state, hits })
    },
    latestDraws,
  }
}

/** Reads `3,7,12,24`; what is no number of at most two digits becomes NaN, which no ticket has. */
function readNumbers(text: string): number[] {
  return text.split(',').map((part) => (/^(0|[1-9]\d?)$/.test(part) ? Number(part) : Number.NaN))
}

/** How many ways there are to choose so many of so many. */
export function combinations(of: number, count: number): number {
  let result = 1
  for (let index = 1; index <= count; index++) result = (result * (of - count + index)) / index
  return result
}

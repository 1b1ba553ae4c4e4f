import { bets } from './amounts.ts'
import { cards } from './blackjack.ts'
import { choiceGame } from './choice-game.ts'
import { fairNumbers, shuffled } from './fair.ts'
import { choiceButtons, hand, pastList, playMarkup } from './page-parts.ts'
import { tableLimits } from './table-limits.ts'

const decks = 8

/** What each bet pays, the bet included, in hundredths of it, and its chance to win with eight decks. */
export const baccaratBets = {
  player: { pays: 200, chance: 0.446247 },
  banker: { pays: 195, chance: 0.458597 },
  tie: { pays: 1000, chance: 0.095156 },
} as const
type BaccaratBet = keyof typeof baccaratBets

const isBaccaratBet = (name: string): name is BaccaratBet => Object.hasOwn(baccaratBets, name)

/** A round that was dealt. */
interface Coup {
  player: readonly string[]
  banker: readonly string[]
  playerTotal: number
  bankerTotal: number
  winner: BaccaratBet
}

/** The first cards of eight decks, in the order of the seed. No round needs more. */
function dealBaccarat(seed: string, roundId: string): Coup {
  const shoe = Array.from({ length: decks }, () => cards).flat()
  return playCoup(shuffled(shoe, fairNumbers(seed, roundId)).slice(0, 6))
}

const pointsOf = (card: string) =>
  ({ A: 1, J: 0, Q: 0, K: 0 })[card.slice(0, -1)] ?? Number(card.slice(0, -1)) % 10
const totalOf = (hand: readonly string[]) => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Plays a round with the next cards of the shoe, of which it needs six at most. */
export function playCoup([a = '', b = '', c = '', d = '', ...shoe]: readonly string[]): Coup {
  let player = [a, c]
  let banker = [b, d]
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8
  const third = isNatural || totalOf(player) > 5 ? undefined : shoe[0]
  if (third !== undefined) player = [...player, third]
  const next = shoe[third === undefined ? 0 : 1]
  if (!isNatural && next !== undefined && bankerDraws(totalOf(banker), third)) banker = [...banker, next]
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)]
  const winner = playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker'
  return { player, banker, playerTotal, bankerTotal, winner }
}

// The lowest and highest third card of the player to which the banker draws, by the banker's total.
const drawsTo: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] }

function bankerDraws(total: number, third: string | undefined): boolean {
  if (third === undefined) return total <= 5
  const value = pointsOf(third)
  if (total <= 2) return true
  if (total === 3) return value !== 8
  const [low, high] = drawsTo[total] ?? [1, 0]
  return value >= low && value <= high
}

/** What a bet pays, in hundredths: a tie gives the bets on both hands back. */
function paysBaccarat(bet: string, { winner }: Coup): number {
  if (isBaccaratBet(bet) && bet === winner) return baccaratBets[bet].pays
  return winner === 'tie' ? 100 : 0
}

/** The bets within a table's limits. */
function betsAtTable(gameCode: string): readonly string[] {
  const { min, max } = tableLimits(gameCode)
  return bets.filter((bet) => Number(bet) >= min && Number(bet) <= max)
}

/** The live table: baccarat with eight decks. */
export const baccarat = choiceGame({
  texts: ['baccarat'],
  hue: 165,
  markup(texts) {
    const felt = `<div class="felt sides">${hand('player', texts.player)}${hand('banker', texts.banker)}<p>${texts.felt}</p></div>`
    const choices = Object.entries(baccaratBets).map(([value, { pays }]) => ({
      value,
      name: texts[value] ?? '',
      pays: `${pays / 100}×`,
    }))
    return playMarkup(texts, pastList(texts) + felt, choiceButtons(texts, choices))
  },
  rules: { bets: Object.entries(baccaratBets).map(([name, bet]) => ({ name, ...bet })) },
  betsOf: betsAtTable,
  isChoice: isBaccaratBet,
  outcomeOf: dealBaccarat,
  paysHundredths: paysBaccarat,
})

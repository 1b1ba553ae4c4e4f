import { fairNumbers, shuffled } from './fair.ts'

/** The ranks and the suits; a card is one of each, as `10H`. */
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['S', 'H', 'D', 'C'] as const
const rankNames: readonly string[] = ranks
export const cards: readonly string[] = suits.flatMap((suit) => ranks.map((rank) => rank + suit))

const decks = 6
const dealerStands = 17
/** What a blackjack pays, bet included, in hundredths of the bet; any other win pays 200, a push 100. */
const blackjackPays = 250

/** The first cards of six decks, in the order of the seed. No hand needs more. */
export function deal(seed: string, roundId: string): string[] {
  const shoe = Array.from({ length: decks }, () => cards).flat()
  return shuffled(shoe, fairNumbers(seed, roundId)).slice(0, 40)
}

/** A hand's total: an ace counts 11 as long as that is no more than 21. */
export function totalOf(hand: readonly string[]): number {
  const values = hand.map((card) => Math.min(10, rankNames.indexOf(card.slice(0, -1)) + 1))
  const low = values.reduce((sum, value) => sum + value, 0)
  return values.includes(1) && low <= 11 ? low + 10 : low
}

export const isBlackjack = (hand: readonly string[]) => hand.length === 2 && totalOf(hand) === 21

/** A round at the table; the cards are dealt from the front of `shoe`. */
export interface Hands {
  shoe: readonly string[]
  player: readonly string[]
  dealer: readonly string[]
}

/** Deals two cards to each, in turn. */
export function firstHands([a = '', b = '', c = '', d = '', ...shoe]: readonly string[]): Hands {
  return { shoe, player: [a, c], dealer: [b, d] }
}

/** Gives the player a card. */
export function draw({ shoe: [card = '', ...shoe], player, dealer }: Hands): Hands {
  return { shoe, player: [...player, card], dealer }
}

/** Plays the dealer's hand: the dealer draws to 16 and stands on every 17. */
export function playDealer(hands: Hands): Hands {
  let { shoe, dealer } = hands
  while (totalOf(dealer) < dealerStands) {
    const [card = '', ...rest] = shoe
    dealer = [...dealer, card]
    shoe = rest
  }
  return { ...hands, shoe, dealer }
}

/** What the hands pay, in hundredths of the bet. */
export function paysHundredths({ player, dealer }: Hands): number {
  const [own, other] = [totalOf(player), totalOf(dealer)]
  if (own > 21) return 0
  if (isBlackjack(player)) return isBlackjack(dealer) ? 100 : blackjackPays
  if (isBlackjack(dealer)) return 0
  if (other > 21 || own > other) return 200
  return own === other ? 100 : 0
}

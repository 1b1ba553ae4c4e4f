import type { Book } from '../host.ts'
import { priceOf, type Selection, selectionsAt } from './markets.ts'
import { type Match, matchesAt, progressAt } from './match.ts'

/** A selection's id, by which the slip opens with it, and its price; empty while no bets are taken on it. */
interface Offer {
  id: string
  price: string
}

/** A match that can be bet on, with what is offered on its winner. */
export interface OfferedMatch extends Pick<Match, 'id' | 'sport' | 'league' | 'home' | 'away' | 'startsAt'> {
  isLive: boolean
  score: string
  winner: { home: Offer; draw: Offer | undefined; away: Offer }
}

/** The book's matches as they are now, without those that are over: what a site shows of the book on its own pages. */
export function offeredMatches(book: Book): OfferedMatch[] {
  const now = book.now()
  return matchesAt(book, now).flatMap((match) => {
    const { id, sport, league, home, away, startsAt } = match
    const { status, score } = progressAt(match, now)
    const winner = winnerOffers(selectionsAt(match, now))
    if (status === 'ENDED' || !winner) return []
    return [{ id, sport, league, home, away, startsAt, isLive: status === 'LIVE', score, winner }]
  })
}

function winnerOffers(selections: readonly Selection[]): OfferedMatch['winner'] | undefined {
  const offerOf = (side: Selection['homeAway']): Offer | undefined => {
    const found = selections.find(({ betType, homeAway }) => betType === '1X2' && homeAway === side)
    return found && { id: found.id, price: priceOf(found.odds) }
  }
  const [home, draw, away] = [offerOf(1), offerOf(3), offerOf(2)]
  return home && away && { home, draw, away }
}

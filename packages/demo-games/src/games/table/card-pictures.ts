import { createCanvas } from '../../art/canvas.ts'
import { tones } from '../../art/colors.ts'
import { playingCard } from '../../art/motifs/cards-and-chips.ts'
import { dataUri } from '../frame/page-parts.ts'
import { cards } from './blackjack.ts'

const suitNames = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' } as const

/** The style of each card's picture, by its name: `.c-10H`. */
export function cardPictures(): string {
  return cards.map((card) => `.c-${card}{background-image:${dataUri(cardPicture(card))}}`).join('\n')
}

function cardPicture(card: string): string {
  const blue = tones(265, 0.15)
  const canvas = createCanvas(card, { subject: blue, accent: blue, ground: blue })
  const suit = suitNames[card.slice(-1) as keyof typeof suitNames]
  const content = playingCard(canvas, suit, card.slice(0, -1))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-44 -62 88 124"><defs>${canvas.definitions()}</defs>${content}</svg>`
}

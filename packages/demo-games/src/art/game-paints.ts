import type { CategoryId } from '@marquee/contracts/categories'
import { type Canvas, createCanvas } from './canvas.ts'
import { chooseMotif } from './category-motifs.ts'
import { tones } from './colors.ts'
import { type GroundName, grounds } from './grounds.ts'
import type { Motif } from './motif.ts'
import { seededRandom } from './seeded-random.ts'
import { sparkles } from './sparkles.ts'

/** The properties of a game that determine its picture. */
export interface PicturedGame {
  gameCode: string
  gameName: string
  providerCode: string
  category: CategoryId
}

const accentTurns = [30, 60, 150, 180, 210, 300]

/** What all pictures of a game share: its motif, its background, and a new canvas in its colors. */
export interface GamePaints {
  motif: Motif
  ground: GroundName
  canvas: Canvas
}

/**
 * The motif, background and colors of a game. The motif follows from its category and the words of its name, the rest
 * from its codes, so that a game always looks the same.
 */
export function gamePaints(game: PicturedGame): GamePaints {
  const seed = `${game.providerCode}/${game.gameCode}`
  const random = seededRandom(seed)
  const motif = chooseMotif(game.category, game.gameName, random)
  const hue = random.pick(motif.ground) + random.whole(-9, 9)
  const canvas = createCanvas(seed, {
    ground: tones(hue, 0.17),
    subject: tones(random.pick(motif.subject) + random.whole(-8, 8), 0.2),
    accent: tones(hue + random.pick(accentTurns), 0.18),
  })
  return { motif, ground: random.pick(motif.grounds), canvas }
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" stroke-linejoin="round" stroke-linecap="round"'

/** Only the background of a game's picture, centered and cropped to any box. */
export function gameScene(game: PicturedGame): string {
  const { ground, canvas } = gamePaints(game)
  const scene = grounds[ground](canvas, { w: 400, h: 400, x: 200, y: 150 })
  return `${open} viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice"><defs>${canvas.definitions()}</defs>${scene}</svg>`
}

/** Only the subject of a game's picture, without a background. */
export function gameMotif(game: PicturedGame): string {
  const { motif, canvas } = gamePaints(game)
  const subject = motif.draw(canvas) + sparkles(canvas, 5)
  return `${open} viewBox="-4 -8 208 212"><defs>${canvas.definitions()}</defs>${subject}</svg>`
}

import { gamePaints, type PicturedGame } from './game-paints.ts'
import { grounds } from './grounds.ts'
import { sparkles } from './sparkles.ts'

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

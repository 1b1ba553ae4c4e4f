import { gamePaints, type PicturedGame } from './game-paints.ts'
import { grounds } from './grounds.ts'
import { pictureFrame } from './picture-frame.ts'
import { sparkles } from './sparkles.ts'
import { escapeXml } from './svg-text.ts'
import { titleLettering } from './title-lettering.ts'

// A square keeps its title inside the inscribed circle, because round tiles show the same picture; a wide box has it
// beside the subject.
const subjectPlaces = { tall: '-2% 1% 104% 73%', square: '13% 3% 74% 64%', wide: '45% 3% 53% 93%' }
const titlePlaces = { tall: '4% 60% 92% 37%', square: '16% 54% 68% 33%', wide: '3% 20% 43% 60%' }

/**
 * The picture of a game as one SVG that adapts to tall, square and wide tiles, with the game's name as its title. The
 * same game always gets the same picture.
 */
export function gameArt(game: PicturedGame): string {
  const { motif, ground, canvas } = gamePaints(game)
  const scene = grounds[ground](canvas, { w: 400, h: 400, x: 200, y: 165 })
  const subject = `<g transform="rotate(${canvas.random.whole(-5, 5)} 100 100)">${motif.draw(canvas)}</g>${sparkles(canvas, 5)}`
  const title = titleLettering(canvas, game.gameName)
  const { ink } = canvas.ground
  const dusk = canvas.fade([`${ink}/0`, `${ink}/.95`], true)
  const shades =
    `<rect class="p" y="46%" width="100%" height="54%" fill="${dusk}"/>` +
    `<rect class="s" y="48%" width="100%" height="60%" fill="${dusk}"/>` +
    `<rect class="w" width="66%" height="100%" fill="${canvas.fade([`${ink}/.9`, `${ink}/0`])}"/>`
  return pictureFrame(escapeXml(game.gameName), canvas.definitions(), canvas.ground.deep, [
    { content: scene, viewBox: '0 0 400 400', fit: 'xMidYMid slice', place: '0 0 100% 100%' },
    shades,
    { content: subject, viewBox: '-4 -8 208 212', fit: 'xMidYMid meet', place: subjectPlaces },
    { content: title.markup, viewBox: `0 0 300 ${title.height}`, fit: 'xMidYMax meet', place: titlePlaces },
  ])
}

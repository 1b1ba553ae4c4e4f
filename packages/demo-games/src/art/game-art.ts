import { gamePaints, type PicturedGame } from './game-paints.ts'
import { grounds } from './grounds.ts'
import { formOf, type PictureSize, pictureFrame } from './picture-frame.ts'
import { sparkles } from './sparkles.ts'
import { titleLettering } from './title-lettering.ts'

// A square keeps its title inside the inscribed circle, because round tiles show the same picture. A wide picture has it
// beside the subject, far enough from the edge for a place that is less wide.
const subjectPlaces = { tall: '-2% 1% 104% 73%', square: '13% 3% 74% 64%', wide: '46% 4% 46% 92%' }
const titlePlaces = { tall: '4% 59% 92% 36%', square: '16% 54% 68% 33%', wide: '12% 20% 36% 60%' }
const shadePlaces = {
  tall: 'y="46%" width="100%" height="54%"',
  square: 'y="48%" width="100%" height="60%"',
  wide: 'width="66%" height="100%"',
}

/** The picture of a game as an SVG, with the game's name as its title. The same game always gets the same picture. */
export function gameArt(game: PicturedGame, size: PictureSize): string {
  const form = formOf(size)
  const { motif, ground, canvas } = gamePaints(game)
  const scene = grounds[ground](canvas, { w: 400, h: 400, x: 200, y: 165 })
  const subject = `<g transform="rotate(${canvas.random.whole(-5, 5)} 100 100)">${motif.draw(canvas)}</g>${sparkles(canvas, 5)}`
  const title = titleLettering(canvas, game.gameName)
  const { ink } = canvas.ground
  const dusk =
    form === 'wide' ? canvas.fade([`${ink}/.9`, `${ink}/0`]) : canvas.fade([`${ink}/0`, `${ink}/.95`], true)
  return pictureFrame(size, canvas.definitions(), [
    { content: scene, viewBox: '0 0 400 400', fit: 'xMidYMid slice', place: '0 0 100% 100%' },
    `<rect ${shadePlaces[form]} fill="${dusk}"/>`,
    { content: subject, viewBox: '-4 -8 208 212', fit: 'xMidYMid meet', place: subjectPlaces[form] },
    {
      content: title.markup,
      viewBox: `0 0 300 ${title.height}`,
      fit: 'xMidYMax meet',
      place: titlePlaces[form],
    },
  ])
}

import type { CategoryId } from '@marquee/contracts/categories'
import { createCanvas } from './canvas.ts'
import { escapeXml } from './escape-xml.ts'
import { grounds } from './grounds.ts'
import { chooseMotif } from './motif.ts'
import { pictureFrame } from './picture-frame.ts'
import { seededRandom } from './seeded-random.ts'
import { sparkles } from './sparkles.ts'
import { titleLettering } from './title-lettering.ts'
import { tones } from './tones.ts'

/** What a picture is made from. */
export interface PicturedGame {
  gameCode: string
  gameName: string
  providerCode: string
  category: CategoryId
}

/**
 * Squares keep the title inside the inscribed circle, because a round card shows the same picture; wide boxes
 * set it beside the subject.
 */
const subjectPlaces = { tall: '-2% 1% 104% 73%', square: '13% 3% 74% 64%', wide: '42% 3% 58% 93%' }
const titlePlaces = { tall: '4% 60% 92% 37%', square: '16% 54% 68% 33%', wide: '4% 24% 42% 56%' }

const accentTurns = [30, 60, 150, 180, 210, 300]

/**
 * The picture of a game as one SVG for every shape of card. The same game always gets the same picture; its
 * motif comes from its category and the words of its name, everything else from its codes.
 */
export function gameArt(game: PicturedGame): string {
  const seed = `${game.providerCode}/${game.gameCode}`
  const random = seededRandom(seed)
  const motif = chooseMotif(game.category, game.gameName, random)
  const hue = random.pick(motif.ground) + random.whole(-9, 9)
  const canvas = createCanvas(seed, {
    ground: tones(hue, 0.17),
    subject: tones(random.pick(motif.subject) + random.whole(-8, 8), 0.2),
    accent: tones(hue + random.pick(accentTurns), 0.18),
  })
  const scene = grounds[random.pick(motif.grounds)](canvas, { w: 400, h: 400, x: 200, y: 165 })
  const subject = motif.draw(canvas) + sparkles(canvas, 7)
  const title = titleLettering(canvas, game.gameName)
  const { ink } = canvas.ground
  const shades =
    `<rect class="p" width="100%" height="100%" fill="${canvas.fade([`${ink}/0`, `${ink}/0`, `${ink}/.35`, `${ink}/.95`], true)}"/>` +
    `<rect class="s" width="100%" height="100%" fill="${canvas.fade([`${ink}/0`, `${ink}/0`, `${ink}/.85`], true)}"/>` +
    `<rect class="w" width="100%" height="100%" fill="${canvas.fade([`${ink}/.9`, `${ink}/.45`, `${ink}/0`, `${ink}/0`])}"/>`
  return pictureFrame(escapeXml(game.gameName), canvas.definitions(), canvas.ground.deep, [
    { content: scene, viewBox: '0 0 400 400', fit: 'xMidYMid slice', place: '0 0 100% 100%' },
    shades,
    { content: subject, viewBox: '-4 -8 208 212', fit: 'xMidYMid meet', place: subjectPlaces },
    { content: title.markup, viewBox: `0 0 300 ${title.height}`, fit: 'xMidYMax meet', place: titlePlaces },
  ])
}

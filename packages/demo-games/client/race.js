import { openChoiceGame } from './choice.js'
import {
  animate,
  byId,
  colors,
  create,
  fillIn,
  formatMultiple,
  formatPercent,
  paint,
  rules,
  showRules,
  texts,
} from './page.js'

const winnerMs = 3000
const behindMs = 260
/** How far the horse of each place is a third of the time, so that none runs evenly. */
const leads = [0.32, 0.3, 0.35, 0.28, 0.33, 0.26]

const lanes = rules.horses.map(({ number }) => {
  const lane = create('div', 'lane')
  const horse = paint(create('i', 'horse'), `horses/${number}`)
  const placed = create('em')
  const plate = create('b', '', number)
  plate.style.background = colors[number - 1]
  lane.append(plate, horse, placed)
  return { lane, horse, placed }
})
byId('track').append(...lanes.map(({ lane }) => lane))

/** Runs to the line: the winner arrives first, the others one after another. */
async function reveal({ outcome: { order } }) {
  for (const { placed } of lanes) placed.textContent = ''
  await Promise.all(
    order.map(async (number, place) => {
      const { lane, horse, placed } = lanes[number - 1]
      const way = lane.clientWidth - horse.clientWidth - 66 - place * 6
      horse.style.transform = `translateX(${way}px)`
      const run = [
        { transform: 'none' },
        { transform: `translateX(${way * leads[place]}px)`, offset: 0.35 },
        { transform: `translateX(${way}px)` },
      ]
      await animate(horse, run, { duration: winnerMs + place * behindMs, easing: 'ease-in-out' })
      placed.textContent = place + 1
    }),
  )
}

showRules([
  [texts.horse, texts.pays, texts.chance],
  ...rules.horses.map(({ number, pays, chance }) => [number, formatMultiple(pays), formatPercent(chance)]),
])
openChoiceGame({
  reveal,
  resultText: ({ outcome: { order } }) =>
    fillIn(texts.finished, { first: order[0], second: order[1], third: order[2] }),
  pastItem: ({ order }) => [order[0], colors[order[0] - 1]],
})

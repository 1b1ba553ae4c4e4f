import { chosen, openChoiceGame } from './choice.js'
import { byId, fillIn, formatPercent, reducedMotion, rules, showRules, texts } from './game-frame.js'

const winnerMs = 3000
const behindMs = 260
const twoDigits = new Intl.NumberFormat(texts.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const lanes = [...byId('track').children]
const horseIn = (lane) => lane.querySelector('.horse')

/** Runs to the line: the winner arrives first, the others one after another, with a stride of their own. */
async function reveal({ outcome: { order } }) {
  for (const lane of lanes) {
    lane.classList.remove('first')
    lane.querySelector('em').textContent = ''
  }
  await Promise.all(
    order.map(async (number, place) => {
      const lane = lanes[number - 1]
      const way = `${lane.clientWidth - horseIn(lane).clientWidth - 66 - place * 6}px`
      const horse = horseIn(lane)
      horse.style.transform = `translateX(${way})`
      if (!reducedMotion.matches) await run(horse, way, place)
      lane.querySelector('em').textContent = String(place + 1)
      lane.classList.toggle('first', place === 0)
    }),
  )
}

async function run(horse, way, place) {
  const lead = [0.32, 0.3, 0.35, 0.28, 0.33, 0.26][place]
  const frames = [
    { transform: 'translateX(0)' },
    { transform: `translateX(calc(${way} * ${lead}))`, offset: 0.35 },
    { transform: `translateX(${way})` },
  ]
  const options = { duration: winnerMs + place * behindMs, easing: 'ease-in-out' }
  await horse.animate(frames, options).finished.catch(() => {})
}

const formatPays = (pays) => `${twoDigits.format(pays / 100)}×`

showRules(
  [texts.rule, texts.rtp],
  [
    [texts.horse, texts.payout, texts.chance],
    ...rules.horses.map(({ number, pays, chance }) => [
      String(number),
      formatPays(pays),
      formatPercent(chance),
    ]),
  ],
)
openChoiceGame({
  choice: chosen,
  reveal,
  resultText: ({ outcome: { order } }) =>
    fillIn(texts.finished, { first: order[0], second: order[1], third: order[2] }),
  pastItem: ({ order }) => [String(order[0]), `n-${order[0]}`],
})

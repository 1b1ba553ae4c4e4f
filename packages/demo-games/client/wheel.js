import { openChoiceGame } from './choice.js'
import { current } from './game-frame.js'
import { animate, byId, colors, createShape, fillIn, formatPercent, rules, showRules, texts } from './page.js'

const spinMs = 3200
const step = 360 / rules.segments.length
const colorOf = (multiple) => colors[rules.bets.findIndex((bet) => bet.multiple === multiple)]
const at = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

const disc = createShape('g', { id: 'disc' })
for (const [index, multiple] of rules.segments.entries()) {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  disc.append(
    createShape('path', {
      fill: colorOf(multiple),
      d: `M0 0L${at(from, 100)}A100 100 0 0 1 ${at(to, 100)}Z`,
    }),
    createShape('text', { transform: `rotate(${index * step}) translate(0 -88)` }, multiple),
  )
}
byId('wheel').append(
  createShape('circle', { r: 106, fill: '#f6d77a' }),
  disc,
  createShape('circle', { r: 26, fill: '#1d1430', stroke: '#f6d77a', 'stroke-width': 5 }),
  createShape('path', { d: 'M-10-122H10L0-94Z', fill: '#fff' }),
)

let turned = 0

function turnTo(segment) {
  const aim = (360 - segment * step) % 360
  turned += 1440 + ((aim - (turned % 360) + 360) % 360)
  disc.style.transform = `rotate(${turned}deg)`
}

async function reveal({ outcome: { segment } }) {
  const from = turned
  turnTo(segment)
  const turn = [from, turned].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
  await animate(disc, turn, { duration: spinMs, easing: 'cubic-bezier(0.15, 0.7, 0.1, 1)' })
}

showRules([
  [texts.multiple, texts.chance],
  ...rules.bets.map(({ multiple, chance }) => [`${multiple}×`, formatPercent(chance)]),
])
if (current.view.past[0]) turnTo(current.view.past[0].segment)
openChoiceGame({
  reveal,
  resultText: ({ outcome }) => fillIn(texts.stopped, { multiple: `${outcome.multiple}×` }),
  pastItem: ({ multiple }) => [`${multiple}×`, colorOf(multiple)],
})

import { chosen, openChoiceGame } from './choice.js'
import { byId, current, fillIn, formatPercent, reducedMotion, rules, showRules, texts } from './game-frame.js'

const spinMs = 3200
const step = 360 / rules.segments.length
const inSvg = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
const at = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

const disc = inSvg('g', { id: 'disc' })
for (const [index, multiple] of rules.segments.entries()) {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  disc.append(
    inSvg('path', { class: `m${multiple}`, d: `M0 0L${at(from, 100)}A100 100 0 0 1 ${at(to, 100)}Z` }),
  )
  const text = inSvg('text', { transform: `rotate(${index * step}) translate(0 -88)` })
  text.textContent = multiple
  disc.append(text)
}
byId('wheel').append(
  inSvg('circle', { r: '106', fill: '#f6d77a' }),
  disc,
  inSvg('circle', { r: '26', fill: '#1d1430', stroke: '#f6d77a', 'stroke-width': '5' }),
)

let turned = 0

function turnTo(segment) {
  const aim = (360 - segment * step) % 360
  turned += 1440 + ((aim - (turned % 360) + 360) % 360)
  return turned
}

async function reveal({ outcome: { segment } }) {
  const from = turned
  const to = turnTo(segment)
  disc.style.transform = `rotate(${to}deg)`
  if (reducedMotion.matches) return
  const turn = [from, to].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
  await disc
    .animate(turn, { duration: spinMs, easing: 'cubic-bezier(0.15, 0.7, 0.1, 1)' })
    .finished.catch(() => {})
}

const formatMultiple = (multiple) => `${multiple}×`

showRules(
  [texts.rule, texts.rtp],
  [
    [texts.multiple, texts.chance],
    ...rules.bets.map(({ multiple, chance }) => [formatMultiple(multiple), formatPercent(chance)]),
  ],
)
if (current.view.past[0]) disc.style.transform = `rotate(${turnTo(current.view.past[0].segment)}deg)`
openChoiceGame({
  choice: chosen,
  reveal,
  resultText: ({ outcome }) => fillIn(texts.stopped, { multiple: formatMultiple(outcome.multiple) }),
  pastItem: ({ multiple }) => [formatMultiple(multiple), `m${multiple}`],
})

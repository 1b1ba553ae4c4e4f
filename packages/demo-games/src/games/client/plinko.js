import { chosen, openChoiceGame } from './choice.js'
import { byId, fillIn, formatPercent, reducedMotion, rules, showRules, texts } from './game-frame.js'

const fallMs = 1800
const cupWidth = 200 / (rules.rows + 1)
const rowHeight = 18
const inBoard = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
const formatCup = (hundredths) => `${hundredths / 100}×`

/** Where the ball is after so many rows, of which it went right at so many. */
const placeAfter = (row, right) => [100 + (right - row / 2) * cupWidth, 8 + row * rowHeight]

const pegs = Array.from({ length: rules.rows }, (_, row) =>
  Array.from({ length: row + 3 }, (_place, index) => {
    const [cx, cy] = [100 + (index - (row + 2) / 2) * cupWidth, 17 + row * rowHeight]
    return inBoard('circle', { class: 'peg', r: 2.2, cx, cy })
  }),
).flat()
const cups = rules.chances.map((_, cup) => {
  const x = cup * cupWidth + 1
  const text = inBoard('text', { x: x + cupWidth / 2 - 1, y: 171 })
  return { box: inBoard('rect', { class: 'cup', x, y: 162, width: cupWidth - 2, height: 18, rx: 4 }), text }
})
const ball = inBoard('circle', { id: 'ball', r: 5 })
byId('pegs').append(...pegs, ...cups.flatMap(({ box, text }) => [box, text]), ball)

function showCups() {
  for (const [cup, { text }] of cups.entries()) text.textContent = formatCup(rules.cups[chosen()][cup])
}

function mark(hit) {
  for (const [cup, { box }] of cups.entries()) box.classList.toggle('hit', cup === hit)
}

async function reveal({ outcome: { path, cup } }) {
  mark(-1)
  let right = 0
  const places = [false, ...path].map((goesRight, row) => {
    right += goesRight ? 1 : 0
    return placeAfter(row, right)
  })
  const steps = [...places, placeAfter(rules.rows + 1, cup + 0.5)].map(([x, y]) => ({
    transform: `translate(${x}px, ${y}px)`,
    easing: 'ease-in',
  }))
  ball.style.transform = steps.at(-1).transform
  if (!reducedMotion.matches) await ball.animate(steps, { duration: fallMs }).finished.catch(() => {})
  mark(cup)
}

byId('choices').addEventListener('change', showCups)
showRules(
  [texts.rule, texts.rtp],
  [
    [texts.chance, texts.low, texts.medium, texts.high],
    ...rules.chances
      .slice(rules.rows / 2)
      .map((chance, place) => [
        formatPercent(place === 0 ? chance : 2 * chance),
        ...['low', 'medium', 'high'].map((risk) => formatCup(rules.cups[risk][rules.rows / 2 + place])),
      ]),
  ],
)
showCups()
ball.style.transform = `translate(100px, 8px)`
openChoiceGame({
  choice: chosen,
  reveal,
  resultText: ({ choice, outcome }) =>
    fillIn(texts.fell, { multiple: formatCup(rules.cups[choice][outcome.cup]) }),
  pastItem: ({ cup }) => [String(cup + 1), ''],
})

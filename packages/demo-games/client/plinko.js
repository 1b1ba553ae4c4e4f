import { chosen, openChoiceGame } from './choice.js'
import { animate, byId, createShape, fillIn, formatPercent, rules, showRules, texts } from './page.js'

const fallMs = 1800
const cupWidth = 200 / (rules.rows + 1)
const rowHeight = 18
const formatCup = (hundredths) => `${hundredths / 100}×`

/** Where the ball is after so many rows, of which it went right at so many. */
const placeAfter = (row, right) =>
  `translate(${100 + (right - row / 2) * cupWidth}px, ${8 + row * rowHeight}px)`

const pegs = Array.from({ length: rules.rows }, (_, row) =>
  Array.from({ length: row + 3 }, (_place, index) => {
    const [cx, cy] = [100 + (index - (row + 2) / 2) * cupWidth, 17 + row * rowHeight]
    return createShape('circle', { r: 2.2, cx, cy, fill: '#fff' })
  }),
).flat()
const cups = rules.chances.map((_, cup) => {
  const x = cup * cupWidth + 1
  return {
    box: createShape('rect', { class: 'cup', x, y: 162, width: cupWidth - 2, height: 18, rx: 4 }),
    text: createShape('text', { x: x + cupWidth / 2 - 1, y: 171 }),
  }
})
const ball = createShape('circle', { id: 'ball', r: 5 })
byId('pegs').append(...pegs, ...cups.flatMap(({ box, text }) => [box, text]), ball)

function showCups() {
  for (const [cup, { text }] of cups.entries()) text.textContent = formatCup(rules.cups[chosen()][cup])
}

function mark(hit) {
  for (const [cup, { box }] of cups.entries()) box.classList.toggle('hit', cup === hit)
}

async function reveal({ outcome: { path, cup } }) {
  mark(-1)
  const rights = path.map((_, row) => path.slice(0, row + 1).filter(Boolean).length)
  const places = [0, ...rights, cup + 0.5].map((right, row) => placeAfter(row, right))
  ball.style.transform = places.at(-1)
  const fall = places.map((transform) => ({ transform, easing: 'ease-in' }))
  await animate(ball, fall, { duration: fallMs })
  mark(cup)
}

byId('choices').addEventListener('change', showCups)
showRules([
  [texts.chance, texts.low, texts.medium, texts.high],
  ...rules.chances
    .slice(rules.rows / 2)
    .map((chance, place) => [
      formatPercent(place === 0 ? chance : 2 * chance),
      ...['low', 'medium', 'high'].map((risk) => formatCup(rules.cups[risk][rules.rows / 2 + place])),
    ]),
])
showCups()
ball.style.transform = placeAfter(0, 0)
openChoiceGame({
  reveal,
  resultText: ({ choice, outcome }) =>
    fillIn(texts.fell, { multiple: formatCup(rules.cups[choice][outcome.cup]) }),
  pastItem: ({ cup }) => [String(cup + 1)],
})

import { openChoiceGame } from './choice.js'
import {
  animate,
  byId,
  create,
  fillIn,
  formatAmount,
  formatPercent,
  isCalm,
  paint,
  rules,
  showRules,
  texts,
} from './page.js'

/** How many of each swim, and their size in percent of the sea. */
const shoal = {
  minnow: [4, 15],
  reef: [3, 17],
  octopus: [2, 22],
  shark: [1, 28],
  chest: [1, 21],
  dragon: [1, 34],
}
const names = Object.entries(shoal).flatMap(([name, [count]]) => Array.from({ length: count }, () => name))
const sea = byId('sea')
let aimed
let shot

// Small and large by turns, and spread over the sea: five has no divisor in common with their number.
const swimmers = names.map((_, index) => {
  const name = names[(index * 5) % names.length]
  const { pays } = rules.prey.find((one) => one.name === name)
  const button = paint(create('button', 'prey'), `prey/${name}`)
  button.type = 'button'
  button.ariaLabel = fillIn(texts.shoot, { name: texts[name], pays })
  button.append(create('b', '', `${pays}×`))
  const swimmer = {
    ...{ name, button, row: index / names.length, phase: index },
    x: ((index * 5) % names.length) / names.length,
    speed: 0.02 + ((index * 13) % 7) * 0.006,
  }
  button.addEventListener('click', () => {
    aimed = swimmer
    void shoot()
  })
  return swimmer
})
sea.prepend(...swimmers.map(({ button }) => button))

function place({ name, button, x, row, phase }, now) {
  const unit = Math.min(sea.clientWidth, sea.clientHeight * 1.2) / 100
  const size = Math.max(56, shoal[name][1] * unit)
  const sway = isCalm ? 0 : Math.sin(now / 900 + phase) * 8
  const left = isCalm
    ? (0.84 - x * 0.66) * (sea.clientWidth - size)
    : (1 - x) * (sea.clientWidth + size) - size
  const top = row * Math.max(0, sea.clientHeight - size - 66) + sway + 6
  button.style.setProperty('--size', `${size}px`)
  button.style.transform = `translate(${left}px, ${top}px)`
}

let last = performance.now()

function swim(now) {
  const passed = Math.min(100, now - last) / 1000
  last = now
  for (const swimmer of swimmers) {
    // Who has the focus waits, so that the keyboard can find it.
    if (document.activeElement !== swimmer.button) swimmer.x = (swimmer.x + swimmer.speed * passed) % 1
    place(swimmer, now)
  }
  if (!isCalm) requestAnimationFrame(swim)
}

const middleOf = (element) => {
  const { left, top } = sea.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return [box.left - left + box.width / 2, box.top - top + box.height / 2]
}

/** Turns the cannon, and sends a shot to what was chosen. */
async function showShot() {
  const [x, y] = middleOf(aimed.button)
  const from = [sea.clientWidth / 2, sea.clientHeight - 30]
  byId('cannon').style.transform = `rotate(${Math.atan2(x - from[0], from[1] - y)}rad)`
  const ball = create('div', 'shot')
  sea.append(ball)
  const path = [from, [x, y]].map(([left, top]) => ({ transform: `translate(${left}px, ${top}px)` }))
  await animate(ball, path, { duration: 240 })
  ball.remove()
}

/** Shows that what was shot at was hit, or caught with a gain. */
async function reveal({ choice, win }) {
  await shot
  // After a reload nothing is aimed at; any of its kind stands for what was.
  const { button } = aimed ?? swimmers.find(({ name }) => name === choice)
  const isCaught = Number(win) > 0
  button.classList.add(isCaught ? 'caught' : 'hit')
  button.addEventListener('animationend', () => button.classList.remove('hit', 'caught'), { once: true })
  if (!isCaught) return
  const [x, y] = middleOf(button)
  const gain = create('b', 'gain', `+${formatAmount(win)}`)
  sea.append(gain)
  const rise = [0, -60].map((by) => ({ transform: `translate(${x - 40}px, ${y + by}px)` }))
  await animate(gain, rise, { duration: 700, easing: 'ease-out' })
  gain.remove()
}

showRules([
  [texts.prey, texts.pays, texts.chance],
  ...rules.prey.map(({ name, pays, chance }) => [texts[name], `${pays}×`, formatPercent(chance)]),
])
const shoot = openChoiceGame({
  choice: () => aimed.name,
  start() {
    shot = showShot()
  },
  reveal,
  resultText: ({ choice, win }) =>
    fillIn(Number(win) > 0 ? texts.caught : texts.missed, { name: texts[choice] }),
  firstBet: '5.00',
})
requestAnimationFrame(swim)
if (isCalm) addEventListener('resize', () => swim(performance.now()))

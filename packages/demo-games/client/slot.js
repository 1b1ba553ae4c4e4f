import { openChoiceGame } from './choice.js'
import { current } from './game-frame.js'
import {
  animate,
  byId,
  create,
  createShape,
  formatAmount,
  formatMultiple,
  isCalm,
  paint,
  rules,
  say,
  showRules,
  texts,
  wait,
} from './page.js'

const { paylines, strips } = rules
const minSpinMs = 1000
const stopIntervalMs = 210
const bigWinMultiple = 12
const cheerMs = 4200
let spunAt = 0

const createCell = (symbol) => paint(create('div', 'cell'), `symbols/${symbol}`)

/** Neighboring symbols of a strip, from a random position. */
function someOf(strip, count) {
  const start = Math.floor(Math.random() * strip.length)
  return Array.from({ length: count }, (_, index) => strip[(start + index) % strip.length])
}

/** A reel: its band is moved down, so that the cells before those that are seen come into view. */
function createReel(strip, order) {
  const [box, band] = [create('div', 'reel'), create('div', 'strip')]
  box.append(band)
  byId('reels').append(box)
  const show = (cells) => band.replaceChildren(...cells.map(createCell))
  const down = (cells) => ({ transform: `translateY(${(cells * box.clientHeight) / 3}px)` })
  return {
    show,
    cells: () => [...band.children].slice(-3),
    spin() {
      const seen = someOf(strip, 3)
      show([...seen, ...someOf(strip, 9), ...seen])
      band.animate([down(0), down(12)], { duration: 420, iterations: Number.POSITIVE_INFINITY })
    },
    /** Stops at symbols: slows down, overshoots a little, and settles. */
    async stop(symbols) {
      for (const animation of band.getAnimations()) animation.cancel()
      const passing = someOf(strip, 10 + order)
      show([...someOf(strip, 1), ...symbols, ...passing])
      const way = passing.length
      const stop = [
        { ...down(0), easing: 'cubic-bezier(.16,.62,.4,1)' },
        { ...down(way + 0.2), offset: 0.8 },
        down(way),
      ]
      await animate(band, stop, { duration: 780 })
      show(symbols)
    },
  }
}

const reels = strips.map(createReel)

function clear() {
  byId('lines').replaceChildren()
  byId('reels').classList.remove('shown')
  byId('cheer').classList.remove('on')
}

function start() {
  clear()
  spunAt = performance.now()
  say(texts.goodLuck)
  if (!isCalm) for (const reel of reels) reel.spin()
}

function stop() {
  for (const [order, reel] of reels.entries()) void reel.stop(someOf(strips[order], 3))
}

/** Draws the lines that pay, and marks their symbols. */
function showLines(wins) {
  byId('reels').classList.toggle('shown', wins.length > 0)
  for (const { line, count } of wins) {
    const points = paylines[line].map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
    const stroke = `oklch(0.82 0.17 ${line * 36})`
    byId('lines').append(createShape('polyline', { points, stroke }))
    for (const [reel, row] of paylines[line].slice(0, count).entries())
      reels[reel].cells()[row].classList.add('hit')
  }
}

function cheer(win) {
  byId('cheer').querySelector('b').textContent = formatAmount(win)
  byId('cheer').classList.add('on')
  setTimeout(() => byId('cheer').classList.remove('on'), cheerMs)
}

async function reveal({ outcome: { grid, wins }, bet, win }) {
  clear()
  if (!isCalm) await wait(minSpinMs - (performance.now() - spunAt))
  const stops = []
  for (const [order, reel] of reels.entries()) {
    stops.push(reel.stop(grid[order]))
    if (!isCalm) await wait(stopIntervalMs)
  }
  await Promise.all(stops)
  showLines(wins)
  if (Number(win) >= bigWinMultiple * Number(bet)) cheer(win)
}

for (const [order, reel] of reels.entries())
  reel.show(current.view.round?.outcome.grid[order] ?? strips[order].slice(0, 3))
showRules([
  ['', '3', '4', '5'],
  ...rules.pays.map(([symbol, pays]) => {
    const cell = create('td')
    cell.append(paint(create('i', 'symbol'), `symbols/${symbol}`))
    return [cell, ...pays.map((each) => (each ? formatMultiple((each * 100) / paylines.length) : ''))]
  }),
])
const play = openChoiceGame({
  choice: () => 'lines',
  ...{ start, stop, reveal, firstBet: '1.00' },
  // A win below the bet is told, and not celebrated.
  resultText: ({ bet, win }) =>
    Number(win) === 0 ? texts.goodLuck : Number(win) < Number(bet) ? `${texts.win} ${formatAmount(win)}` : '',
})
document.addEventListener('keydown', (event) => {
  const control = event.target instanceof Element && event.target.closest('a, button, dialog')
  if (event.key !== ' ' || event.repeat || control) return
  event.preventDefault()
  void play()
})

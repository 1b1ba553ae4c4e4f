const colours = [
  '#ffd64a',
  '#ff5fa8',
  '#4ddcff',
  '#7dff6a',
  '#ff8a3d',
  '#c88bff',
  '#fff',
  '#ff5a4d',
  '#4affc3',
  '#f4ff61',
]

function lineShape(points, stroke, width) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  const attributes = { points, stroke, 'stroke-width': width, pathLength: 1 }
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
  return shape
}

function goldRain(cheer) {
  for (const coin of cheer.querySelectorAll('i')) coin.remove()
  for (let index = 0; index < 22; index++) {
    const coin = document.createElement('i')
    coin.style.left = `${(index * 37) % 97}%`
    coin.style.animationDelay = `${-((index * 71) % 160) / 100}s`
    cheer.append(coin)
  }
}

/** What is shown of a win: its lines, its symbols, a cheer when it is big, and the amount counted up. */
export function makeWinShow({ reelsBox, linesBox, cheer, winText, reels, paylines, amount, calm }) {
  let parade
  let ending
  let counting = 0

  function drawLine(line) {
    const points = paylines[line].map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
    linesBox.append(lineShape(points, '#1a0a20', 12), lineShape(points, colours[line % colours.length], 6))
  }

  function unmark() {
    for (const hit of reelsBox.querySelectorAll('.hit')) hit.classList.remove('hit')
    linesBox.replaceChildren()
  }

  function mark(wins) {
    unmark()
    reelsBox.classList.add('shown')
    for (const { line, count } of wins) {
      drawLine(line)
      const rows = paylines[line].slice(0, count)
      for (const [reel, row] of rows.entries()) reels[reel].cells()[row].classList.add('hit')
    }
  }

  /** All winning lines at once, then one after the other until the next round. */
  function march(wins) {
    mark(wins)
    if (wins.length < 2 || calm.matches) return
    let turn = -1
    parade = setInterval(() => {
      turn = turn === wins.length - 1 ? -1 : turn + 1
      mark(turn < 0 ? wins : [wins[turn]])
    }, 1300)
  }

  function write(value) {
    winText.textContent = amount(value)
    cheer.querySelector('b').textContent = amount(value)
  }

  async function countUp(target, durationMs) {
    const mine = ++counting
    const started = performance.now()
    for (let share = 0; share < 1 && !calm.matches; ) {
      await new Promise(requestAnimationFrame)
      if (mine !== counting) return
      share = Math.min(1, (performance.now() - started) / durationMs)
      write(Number(target) * (1 - (1 - share) ** 3))
    }
    write(target)
  }

  function clear() {
    counting += 1
    clearInterval(parade)
    clearTimeout(ending)
    unmark()
    reelsBox.classList.remove('shown')
    cheer.classList.remove('on')
    winText.dataset.amount = '0.00'
    write(0)
  }

  /** `multiple` is the win in bets; from twelve it is a big one. */
  function show({ wins, winAmount }, multiple) {
    winText.dataset.amount = winAmount
    if (wins.length === 0) return
    march(wins)
    countUp(winAmount, Math.min(2400, 500 + multiple * 120))
    if (multiple < 12 || calm.matches) return
    goldRain(cheer)
    cheer.classList.add('on')
    ending = setTimeout(() => cheer.classList.remove('on'), 4200)
  }

  return { clear, show }
}

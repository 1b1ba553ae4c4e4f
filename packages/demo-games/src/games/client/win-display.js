const lineColors = [
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

const coinCount = 22
const bigWinMultiple = 12
const bannerMs = 4200

function createPolyline(points, stroke, width) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  const attributes = { points, stroke, 'stroke-width': width, pathLength: 1 }
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
  return shape
}

/** Fills the big-win banner with falling coins. */
function addCoins(banner) {
  for (const coin of banner.querySelectorAll('i')) coin.remove()
  for (let index = 0; index < coinCount; index++) {
    const coin = document.createElement('i')
    coin.style.left = `${(index * 37) % 97}%`
    coin.style.animationDelay = `${-((index * 71) % 160) / 100}s`
    banner.append(coin)
  }
}

/** Highlights winning lines and their symbols: first all of them, then each in turn until it is cleared. */
class WinningLines {
  #timer

  constructor({ reelsBox, linesBox, reels, paylines, reducedMotion }) {
    Object.assign(this, { reelsBox, linesBox, reels, paylines, reducedMotion })
  }

  show(wins) {
    this.#highlight(wins)
    if (wins.length < 2 || this.reducedMotion.matches) return
    let shown = -1
    this.#timer = setInterval(() => {
      shown = shown === wins.length - 1 ? -1 : shown + 1
      this.#highlight(shown < 0 ? wins : [wins[shown]])
    }, 1300)
  }

  clear() {
    clearInterval(this.#timer)
    this.#removeHighlights()
    this.reelsBox.classList.remove('shown')
  }

  #highlight(wins) {
    this.#removeHighlights()
    this.reelsBox.classList.add('shown')
    for (const { line, count } of wins) {
      this.#draw(line)
      const rows = this.paylines[line].slice(0, count)
      for (const [reel, row] of rows.entries()) this.reels[reel].cells()[row].classList.add('hit')
    }
  }

  #draw(line) {
    const points = this.paylines[line].map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
    const color = lineColors[line % lineColors.length]
    this.linesBox.append(createPolyline(points, '#1a0a20', 12), createPolyline(points, color, 6))
  }

  #removeHighlights() {
    for (const cell of this.reelsBox.querySelectorAll('.hit')) cell.classList.remove('hit')
    this.linesBox.replaceChildren()
  }
}

/** Animates an amount from zero to its value. `write` shows a value; a later call replaces a running animation. */
class AmountCounter {
  #run = 0

  constructor(write, reducedMotion) {
    Object.assign(this, { write, reducedMotion })
  }

  async countTo(target, durationMs) {
    const run = ++this.#run
    const startedAt = performance.now()
    for (let progress = 0; progress < 1 && !this.reducedMotion.matches; ) {
      await new Promise(requestAnimationFrame)
      if (run !== this.#run) return
      progress = Math.min(1, (performance.now() - startedAt) / durationMs)
      this.write(Number(target) * (1 - (1 - progress) ** 3))
    }
    this.write(target)
  }

  reset() {
    this.#run += 1
    this.write(0)
  }
}

/** Shows the win of a round: its lines and symbols, the amount, and a banner when it is a big one. */
export class WinDisplay {
  #lines
  #counter
  #bannerTimer

  /** `formatAmount` turns an amount into text; `reducedMotion` is a media query list. */
  constructor({ banner, winText, formatAmount, ...lines }) {
    Object.assign(this, { banner, winText, reducedMotion: lines.reducedMotion })
    this.#lines = new WinningLines(lines)
    this.#counter = new AmountCounter((value) => {
      winText.textContent = formatAmount(value)
      banner.querySelector('b').textContent = formatAmount(value)
    }, lines.reducedMotion)
  }

  /** `multiple` is the win divided by the bet. */
  show({ wins, winAmount }, multiple) {
    this.winText.dataset.amount = winAmount
    if (wins.length === 0) return
    this.#lines.show(wins)
    this.#counter.countTo(winAmount, Math.min(2400, 500 + multiple * 120))
    if (multiple >= bigWinMultiple && !this.reducedMotion.matches) this.#showBanner()
  }

  clear() {
    this.#lines.clear()
    this.#counter.reset()
    clearTimeout(this.#bannerTimer)
    this.banner.classList.remove('on')
    this.winText.dataset.amount = '0.00'
  }

  #showBanner() {
    addCoins(this.banner)
    this.banner.classList.add('on')
    this.#bannerTimer = setTimeout(() => this.banner.classList.remove('on'), bannerMs)
  }
}

function cell(symbol) {
  const box = document.createElement('div')
  box.className = `cell s-${symbol}`
  return box
}

/** Some neighbours of a strip, from anywhere on it. */
export function someOf(strip, count) {
  const from = Math.floor(Math.random() * strip.length)
  return Array.from({ length: count }, (_, i) => strip[(from + i) % strip.length])
}

/** A falling stop: slows, overshoots by a fifth of a cell, settles. */
function fallFrames(down, height) {
  return [
    { transform: 'none', easing: 'cubic-bezier(.16,.62,.4,1)' },
    { transform: `translateY(${down + height * 0.2}px)`, offset: 0.8, easing: 'cubic-bezier(.3,0,.5,1)' },
    { transform: `translateY(${down - height * 0.03}px)`, offset: 0.93 },
    { transform: `translateY(${down}px)` },
  ]
}

const fall = (px) => [{ transform: 'none' }, { transform: `translateY(${px}px)` }]

/**
 * One reel in `parent`. Its band hangs by its last cells: what shows at rest is its end, so moving it down by
 * whole cells brings in what stands before. `stillSpinning` tells whether the round is on.
 */
export function makeReel(parent, strip, order, stillSpinning) {
  const box = document.createElement('div')
  box.className = 'reel'
  const band = document.createElement('div')
  band.className = 'strip'
  box.append(band)
  parent.append(box)
  const height = () => box.clientHeight / 3
  const hang = (symbols) => band.replaceChildren(...symbols.map(cell))
  const halt = () => {
    for (const animation of band.getAnimations()) animation.cancel()
    band.classList.remove('fast')
  }
  let shown = []

  function show(symbols) {
    halt()
    shown = symbols
    hang(symbols)
  }

  /** Draws back, gathers speed, then runs until it is landed. */
  async function whirl() {
    const run = someOf(strip, 12)
    hang([...run, ...shown])
    const away = 12 * height()
    const start = band.animate(fall(away), { duration: 520, easing: 'cubic-bezier(.5,-.22,.95,.62)' })
    await start.finished.catch(() => {})
    if (!stillSpinning()) return
    shown = run.slice(0, 3)
    band.classList.add('fast')
    hang([...shown, ...someOf(strip, 9), ...shown])
    band.animate(fall(away), { duration: 330, iterations: Infinity })
  }

  async function land(symbols) {
    halt()
    const run = someOf(strip, 7 + order)
    hang([...someOf(strip, 1), ...symbols, ...run, ...shown])
    const down = (run.length + 3) * height()
    const stop = band.animate(fallFrames(down, height()), { duration: 780, fill: 'forwards' })
    await stop.finished.catch(() => {})
    show(symbols)
  }

  show(strip.slice(0, 3))
  return { show, whirl, land, cells: () => [...band.children].slice(-3) }
}

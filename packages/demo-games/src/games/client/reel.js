function createCell(symbol) {
  const cell = document.createElement('div')
  cell.className = `cell s-${symbol}`
  return cell
}

/** `count` neighboring symbols of a strip, from a random position. */
export function randomSymbols(strip, count) {
  const start = Math.floor(Math.random() * strip.length)
  return Array.from({ length: count }, (_, i) => strip[(start + i) % strip.length])
}

/** Keyframes of a stop: slow down, overshoot by a fifth of a cell, settle. */
function stopKeyframes(distance, cellHeight) {
  return [
    { transform: 'none', easing: 'cubic-bezier(.16,.62,.4,1)' },
    {
      transform: `translateY(${distance + cellHeight * 0.2}px)`,
      offset: 0.8,
      easing: 'cubic-bezier(.3,0,.5,1)',
    },
    { transform: `translateY(${distance - cellHeight * 0.03}px)`, offset: 0.93 },
    { transform: `translateY(${distance}px)` },
  ]
}

const spinKeyframes = (distance) => [{ transform: 'none' }, { transform: `translateY(${distance}px)` }]

/**
 * One reel, appended to `parent`. Its band is aligned by its last cells: those are visible at rest, and moving the
 * band down by whole cells brings the cells before them into view. `isSpinning` tells whether the round is still on.
 */
export function createReel(parent, strip, order, isSpinning) {
  const box = document.createElement('div')
  box.className = 'reel'
  const band = document.createElement('div')
  band.className = 'strip'
  box.append(band)
  parent.append(box)
  const cellHeight = () => box.clientHeight / 3
  const setBand = (symbols) => band.replaceChildren(...symbols.map(createCell))
  const cancelAnimations = () => {
    for (const animation of band.getAnimations()) animation.cancel()
    band.classList.remove('fast')
  }
  let visible = []

  /** Shows symbols at once, without an animation. */
  function show(symbols) {
    cancelAnimations()
    visible = symbols
    setBand(symbols)
  }

  /** Draws back, accelerates, then spins until it is stopped. */
  async function spin() {
    const next = randomSymbols(strip, 12)
    setBand([...next, ...visible])
    const distance = 12 * cellHeight()
    const timing = { duration: 520, easing: 'cubic-bezier(.5,-.22,.95,.62)' }
    await band.animate(spinKeyframes(distance), timing).finished.catch(() => {})
    if (!isSpinning()) return
    visible = next.slice(0, 3)
    band.classList.add('fast')
    setBand([...visible, ...randomSymbols(strip, 9), ...visible])
    band.animate(spinKeyframes(distance), { duration: 330, iterations: Infinity })
  }

  /** Stops on the given symbols; resolves when the reel is at rest. */
  async function stop(symbols) {
    cancelAnimations()
    const passing = randomSymbols(strip, 7 + order)
    setBand([...randomSymbols(strip, 1), ...symbols, ...passing, ...visible])
    const distance = (passing.length + 3) * cellHeight()
    const timing = { duration: 780, fill: 'forwards' }
    await band.animate(stopKeyframes(distance, cellHeight()), timing).finished.catch(() => {})
    show(symbols)
  }

  show(strip.slice(0, 3))
  return { show, spin, stop, cells: () => [...band.children].slice(-3) }
}

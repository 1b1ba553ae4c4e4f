import { byId, create, fillIn, reducedMotion, rules, texts } from './game-frame.js'

const counts = { minnow: 4, reef: 3, octopus: 2, shark: 1, chest: 1, dragon: 1 }
const sizes = { minnow: 15, reef: 17, octopus: 22, shark: 28, chest: 21, dragon: 34 }

/**
 * What swims in the sea: buttons whose place is for the eye alone. With reduced motion they stand still.
 * @param shoot is told what was chosen
 */
export function createShoal(sea, shoot) {
  const sorted = Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name))
  // Small and large by turns; five has no divisor in common with their number.
  const names = sorted.map((_, index) => sorted[(index * 5) % sorted.length])
  const swimmers = names.map((name, index) => createSwimmer(name, index, names.length))
  sea.prepend(...swimmers.map(({ button }) => button))
  let last = performance.now()

  function createSwimmer(name, index, all) {
    const { pays } = rules.prey.find((one) => one.name === name)
    const button = create('button', `prey p-${name}`)
    button.type = 'button'
    button.setAttribute('aria-label', fillIn(texts.shoot, { name: texts[name], pays }))
    button.append(create('b', '', `${pays}×`))
    const swimmer = {
      ...{ name, button },
      // Spread over the sea, each in a row of its own.
      x: ((index * 5) % all) / all,
      y: index / all,
      speed: 0.02 + ((index * 13) % 7) * 0.006,
      phase: index,
    }
    button.addEventListener('click', () => shoot(swimmer))
    return swimmer
  }

  function place(swimmer, now) {
    const unit = Math.min(sea.clientWidth, sea.clientHeight * 1.2) / 100
    const size = Math.max(56, sizes[swimmer.name] * unit)
    const sway = reducedMotion.matches ? 0 : Math.sin(now / 900 + swimmer.phase) * 8
    const left = (1 - swimmer.x) * (sea.clientWidth + size) - size
    const top = swimmer.y * Math.max(0, sea.clientHeight - size - 66) + sway + 6
    swimmer.button.style.setProperty('--size', `${size}px`)
    swimmer.button.style.transform = `translate(${left}px, ${top}px)`
  }

  function swim(now) {
    const passed = Math.min(100, now - last) / 1000
    last = now
    for (const swimmer of swimmers) {
      // Who has the focus waits, so that the keyboard can find it.
      if (!reducedMotion.matches && document.activeElement !== swimmer.button)
        swimmer.x = (swimmer.x + swimmer.speed * passed) % 1
      place(swimmer, now)
    }
    if (!reducedMotion.matches) requestAnimationFrame(swim)
  }

  if (reducedMotion.matches) {
    for (const swimmer of swimmers) swimmer.x = 0.16 + swimmer.x * 0.66
    addEventListener('resize', () => swim(performance.now()))
  }
  requestAnimationFrame(swim)
}

const middleOf = (element) => {
  const sea = byId('sea').getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left - sea.left + width / 2, top - sea.top + height / 2]
}

/** Turns the cannon, and sends a shot to what was chosen. */
export async function showShot(button) {
  const sea = byId('sea')
  const [x, y] = middleOf(button)
  const from = [sea.clientWidth / 2, sea.clientHeight - 30]
  byId('cannon').style.transform = `rotate(${Math.atan2(x - from[0], from[1] - y)}rad)`
  if (reducedMotion.matches) return
  const shot = create('div', 'shot')
  sea.append(shot)
  const path = [from, [x, y]].map(([left, top]) => ({ transform: `translate(${left}px, ${top}px)` }))
  await shot.animate(path, { duration: 240 }).finished.catch(() => {})
  shot.remove()
}

/** Shows that the chosen one was hit, or caught with a gain. */
export function showHit(button, gain) {
  button.classList.remove('hit', 'caught')
  button.getBoundingClientRect()
  button.classList.add(gain ? 'caught' : 'hit')
  button.addEventListener('animationend', () => button.classList.remove('hit', 'caught'), { once: true })
  if (!gain || reducedMotion.matches) return
  const [x, y] = middleOf(button)
  const text = create('b', 'gain', gain)
  byId('sea').append(text)
  const rise = [0, -60].map((by) => ({
    transform: `translate(${x - 40}px, ${y + by}px)`,
    opacity: by ? 0 : 1,
  }))
  text.animate(rise, { duration: 1100, easing: 'ease-out' }).finished.finally(() => text.remove())
}

// Less is a finger that rests on the screen.
const minStepPx = 8

// After the last step of a scroll, or of a change of the page.
const restMs = 150

/**
 * Keeps floating buttons off what is there to press: once the page is at rest they move up to the first free place.
 * `data-covers` is there while the page moves, and where there is no such place; `data-scrolled` has the way that the
 * visitor has scrolled last, `up` also at the end of the page. Returns a function that stops it.
 */
export function giveWay(buttons: HTMLElement): () => void {
  let last = window.scrollY
  let rest: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(rest)
    buttons.dataset.covers = ''
    rest = setTimeout(() => {
      const rise = freeRise(buttons)
      if (rise === undefined) return
      buttons.style.translate = `0 ${-rise}px`
      delete buttons.dataset.covers
    }, restMs)
  }
  const onScroll = () => {
    const { scrollY, innerHeight } = window
    if (Math.abs(scrollY - last) < minStepPx) return
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - minStepPx
    buttons.dataset.scrolled = scrollY > last && !isAtEnd ? 'down' : 'up'
    last = scrollY
    look()
  }
  // Buttons appear late, and a page grows beneath them.
  const sizes = new ResizeObserver(look)
  sizes.observe(buttons)
  sizes.observe(document.body)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(rest)
    sizes.disconnect()
    window.removeEventListener('scroll', onScroll)
  }
}

// A picture of a game is one large target, of which a corner may be covered.
const actions = 'main :is(a:not(.tile-link), button, input, select, textarea, summary)'

/** No target is smaller, so that none lies between the points that are looked at. */
const stepPx = 24

// As far as a thumb would look for them.
const mostRisePx = 144

/** How far the buttons have to move up to cover nothing; `undefined` where that is too far. */
function freeRise(buttons: HTMLElement): number | undefined {
  buttons.style.translate = ''
  const boxes = [...buttons.querySelectorAll('a, button')].map((button) => button.getBoundingClientRect())
  for (let rise = 0; rise <= mostRisePx; rise += stepPx)
    if (!boxes.some((box) => coversAction(box, rise))) return rise
  return undefined
}

const coversAction = ({ left, top, right, bottom }: DOMRect, rise: number): boolean =>
  stepsOf(left, right).some((x) => stepsOf(top - rise, bottom - rise).some((y) => isOnAction(x, y)))

const stepsOf = (start: number, end: number): number[] => {
  const steps = Math.ceil((end - start) / stepPx)
  return Array.from({ length: steps + 1 }, (_, index) => start + ((end - start) * index) / steps)
}

const isOnAction = (x: number, y: number): boolean =>
  document.elementsFromPoint(x, y).some((element) => element.closest(actions) !== null)

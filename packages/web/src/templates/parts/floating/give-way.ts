// Less is a finger that rests on the screen.
const minStepPx = 8

// After the last step of a scroll, or of a change of the page.
const restMs = 150

/**
 * Keeps floating buttons off what is there to press: once the page is at rest they move up to the first free place.
 * `data-covers` is there while the page is scrolled; `data-crowded` where there is no such place, and only who offers help
 * stays; `data-scrolled` has the way that the visitor has scrolled last, `up` also at the end of the page. It ends when the
 * buttons have left the page.
 */
export function giveWay(buttons: HTMLElement): void {
  let last = window.scrollY
  let rest: ReturnType<typeof setTimeout> | undefined
  const place = () => {
    buttons.style.translate = ''
    delete buttons.dataset.crowded
    const rise = freeRise(buttons)
    buttons.toggleAttribute('data-crowded', rise === undefined)
    buttons.style.translate = `0 ${-(rise ?? freeRise(buttons) ?? 0)}px`
    delete buttons.dataset.covers
  }
  const placeAtRest = () => {
    clearTimeout(rest)
    if (buttons.isConnected) rest = setTimeout(place, restMs)
    else stop()
  }
  const onScroll = ({ target }: Event) => {
    // A row of the page that is scrolled, or a banner that moves on by itself, has other buttons then.
    placeAtRest()
    const { scrollY, innerHeight } = window
    if (target !== document || Math.abs(scrollY - last) < minStepPx) return
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - minStepPx
    buttons.dataset.scrolled = scrollY > last && !isAtEnd ? 'down' : 'up'
    buttons.dataset.covers = ''
    last = scrollY
  }
  // Buttons appear late, and a page grows beneath them.
  const sizes = new ResizeObserver(placeAtRest)
  sizes.observe(buttons)
  sizes.observe(document.body)
  const options = { passive: true, capture: true }
  window.addEventListener('scroll', onScroll, options)
  const stop = () => {
    sizes.disconnect()
    window.removeEventListener('scroll', onScroll, options)
  }
}

// A picture of a game is one large target, of which a corner may be covered.
const actions = 'main :is(a:not(.tile-link), button, input, select, textarea, summary)'

/** No target is smaller, so that none lies between the points that are looked at. */
const stepPx = 24

// As far as a thumb would look for them.
const mostRisePx = 144

/** How far those that are shown have to move up to cover nothing; `undefined` where that is too far. */
function freeRise(buttons: HTMLElement): number | undefined {
  const boxes = [...buttons.querySelectorAll('a, button')]
    .map((button) => button.getBoundingClientRect())
    .filter(({ width }) => width > 0)
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

import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type GridMeasure, type GridWindow, type View, windowFor } from './grid-window.ts'

interface Drawn {
  measure: GridMeasure
  window: GridWindow
}

/**
 * Which of `total` cells of a grid to render as the page scrolls. `list` is the grid, `place` the element around it
 * with the height of all rows. `undefined` until measured: the server and the first render show the page they have.
 */
export function useGridWindow(
  place: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  total: number,
): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()

  const remeasure = useEffectEvent(() => {
    const measure = measureOf(list.current)
    if (place.current && measure)
      setDrawn({ measure, window: windowFor(measure, viewOf(place.current), total) })
  })

  const follow = useEffectEvent((view: View, isUrgent: boolean) => {
    if (!drawn) return
    const { measure, window } = drawn
    const next = windowFor(measure, view, total)
    if (next.first === window.first && next.end === window.end) return
    const draw = () => setDrawn({ measure, window: next })
    if (isUrgent) draw()
    // As a transition, so that rendering cells outside the viewport does not delay a frame.
    else startTransition(draw)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a different list needs a new measurement
  useLayoutEffect(remeasure, [total])

  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    let width = box.clientWidth
    const resize = new ResizeObserver(() => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      remeasure()
    })
    const onScroll = () => follow(viewOf(box), false)
    // Rendered at once, so that the next press of Tab finds the next game.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) follow(viewWith(box, target), true)
    }
    resize.observe(box)
    box.addEventListener('focusin', onFocus)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    return () => {
      resize.disconnect()
      box.removeEventListener('focusin', onFocus)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [place])
  return drawn
}

function viewOf(place: HTMLElement): View {
  const { top } = place.getBoundingClientRect()
  return { top: -top, bottom: window.innerHeight - top }
}

/** The view as it will be once a cell with the focus has been scrolled into it. */
function viewWith(place: HTMLElement, focused: Element): View {
  const { top, bottom } = viewOf(place)
  const edge = focused.getBoundingClientRect()
  return { top: Math.min(top, top + edge.top), bottom: Math.max(bottom, top + edge.bottom) }
}

function measureOf(list: HTMLElement | null): GridMeasure | undefined {
  const cell = list?.firstElementChild
  if (!list || !cell) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const rowHeight = cell.getBoundingClientRect().height + Number.parseFloat(rowGap)
  return rowHeight > 0 ? { columns: gridTemplateColumns.split(' ').length, rowHeight } : undefined
}

import type { CategoryId } from '@marquee/contracts/categories'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

// A pointer that only crosses the band opens nothing, and one that leaves it for a moment closes nothing.
const openDelayMs = 140
const closeDelayMs = 260

/**
 * Which category's panel is open. A pointer opens it after a moment. From the keyboard the arrows move along the band
 * and into the panel, and Escape closes it.
 */
export function useMegaPanel(band: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<CategoryId | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname, search } = useLocation()
  const after = (delayMs: number, next: CategoryId | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => close, [pathname, search])
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && band.current?.contains(target))) setOpen(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    // The panel is fixed, and would stay behind when the band moves.
    window.addEventListener('scroll', closeOutside, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      window.removeEventListener('scroll', closeOutside)
    }
  }, [band])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null
    if (!item) return
    if (event.key === 'Escape' && open) {
      close()
      item.querySelector('a')?.focus()
      return
    }
    const intoPanel = isColumn(event.currentTarget) ? 'ArrowRight' : 'ArrowDown'
    if (event.key === intoPanel && open !== item.dataset.entry) setOpen(item.dataset.entry as CategoryId)
    else if (!moveFocus(event.key, item, intoPanel)) return
    event.preventDefault()
  }
  return {
    open,
    close,
    openSoon: (id: CategoryId) => after(openDelayMs, id),
    closeSoon: () => after(closeDelayMs, null),
    onKeyDown,
  }
}

/** Width of a panel beside a navigation that is a column, and its distance to the edges of the screen, in CSS px. */
const besideWidth = 520
const margin = 16

/** Where a panel stands on the screen, in CSS px: below a band, or beside the entry of a column. */
export function panelPlace(band: Element, item: Element): { top: number; left: number; width: number } {
  const edges = band.getBoundingClientRect()
  const entry = item.getBoundingClientRect()
  if (isColumn(band)) {
    const top = Math.max(margin, Math.min(entry.top, innerHeight * 0.5))
    return { top, left: edges.right, width: Math.min(besideWidth, innerWidth - edges.right - margin) }
  }
  const list = item.parentElement?.getBoundingClientRect() ?? edges
  return { top: edges.bottom, left: list.left, width: list.width }
}

/** Whether the entries of a navigation stand one below the other. */
function isColumn(band: Element): boolean {
  const [first, second] = band.querySelectorAll(':scope > ul > li')
  if (!first || !second) return false
  return second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom
}

/**
 * Moves the focus for an arrow key: along the band on its entries, into an open panel by `intoPanel`, and from link to
 * link inside of it. @returns whether the key did something
 */
function moveFocus(key: string, item: HTMLElement, intoPanel: string): boolean {
  const focused = document.activeElement
  const panel = item.querySelector('.mega-panel')
  const links = [...(panel?.querySelectorAll('a') ?? [])]
  const place = focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1
  if (place >= 0)
    return focus(links[place + stepOf(key)] ?? (stepOf(key) < 0 ? item.querySelector('a') : null))
  if (key === intoPanel) return focus(links[0])
  const alongBand = intoPanel === 'ArrowDown' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (!alongBand.includes(key)) return false
  const next = stepOf(key) < 0 ? item.previousElementSibling : item.nextElementSibling
  return focus(next?.querySelector('a'))
}

const stepOf = (key: string) =>
  key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return element != null
}

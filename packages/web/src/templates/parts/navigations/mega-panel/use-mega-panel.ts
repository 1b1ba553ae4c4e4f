import type { CategoryId } from '@marquee/contracts/categories'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { moveFocus } from '../move-focus.ts'
import { isColumn } from './panel-place.ts'

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

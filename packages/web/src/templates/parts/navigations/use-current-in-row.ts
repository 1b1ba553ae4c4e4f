import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { scrollIntoRow } from '../../../ui/layout/scroll-into-row.ts'

/** Scrolls a row of categories until the current one is visible. */
export function useCurrentInRow(row: RefObject<HTMLUListElement | null>): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector('[aria-current]')
    if (!list || !current) return undefined
    // The typeface loads later and changes the widths of the links, of this one too.
    const sizes = new ResizeObserver(() => scrollIntoRow(list, current))
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [row, pathname])
}

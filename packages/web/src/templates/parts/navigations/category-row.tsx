import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollFocusIntoRow, scrollIntoRow } from '../../../ui/layout/scroll-into-row.ts'
import { useNavigationEntries } from './navigation-entries.ts'
import { CategoryLink } from './navigation-links.tsx'

/** The categories as a list that may scroll horizontally. The current and the focused category are kept in view. */
export function CategoryRow() {
  const entries = useNavigationEntries()
  const row = useRef<HTMLUListElement>(null)
  useCurrentInRow(row)
  return (
    <ul ref={row} onFocus={scrollFocusIntoRow}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <CategoryLink {...entry} />
        </li>
      ))}
    </ul>
  )
}

/** Scrolls a row of categories until the current one is visible. */
export function useCurrentInRow(row: RefObject<HTMLUListElement | null>): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector('[aria-current]')
    if (!list || !current) return undefined
    // The typeface loads later and changes the widths of the links.
    const sizes = new ResizeObserver(() => scrollIntoRow(list, current))
    for (const item of list.children) sizes.observe(item)
    return () => sizes.disconnect()
  }, [row, pathname])
}

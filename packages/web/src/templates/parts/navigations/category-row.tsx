import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollFocusIntoRow, scrollIntoRow } from '../../../ui/layout/scroll-into-row.ts'
import { type NavigationEntry, useNavigationEntries } from './navigation-entries.ts'
import { CategoryLink } from './navigation-links.tsx'

interface CategoryRowProps {
  /** The list item of a category, with its key. */
  item?: (entry: NavigationEntry) => ReactNode
}

/** The categories as a list that may scroll horizontally. The current and the focused category are kept in view. */
export function CategoryRow({ item = plainItem }: CategoryRowProps) {
  const entries = useNavigationEntries()
  const row = useRef<HTMLUListElement>(null)
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
  }, [pathname])
  return (
    <ul ref={row} onFocus={scrollFocusIntoRow}>
      {entries.map(item)}
    </ul>
  )
}

const plainItem = (entry: NavigationEntry) => (
  <li key={entry.id}>
    <CategoryLink {...entry} />
  </li>
)

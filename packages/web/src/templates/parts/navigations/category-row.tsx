import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollFocusIntoRow, scrollIntoRow } from '../../../ui/layout/scroll-into-row.ts'
import { CategoryLink } from './category-link.tsx'
import { useNavigationEntries } from './navigation-entries.ts'

/** The categories as a list that may scroll sideways. The one whose page it is, and the one in focus, is in sight. */
export function CategoryRow() {
  const entries = useNavigationEntries()
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page marks another link
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector('[aria-current]')
    if (!list || !current) return undefined
    // The typeface loads later and is wider, or narrower.
    const sizes = new ResizeObserver(() => scrollIntoRow(list, current))
    for (const item of list.children) sizes.observe(item)
    return () => sizes.disconnect()
  }, [pathname])
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

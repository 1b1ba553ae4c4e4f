import { useRef } from 'react'
import { scrollFocusIntoRow } from '../../../ui/layout/scroll-into-row.ts'
import { useNavigationEntries } from './navigation-entries.ts'
import { CategoryLink } from './navigation-links.tsx'
import { useCurrentInRow } from './use-current-in-row.ts'

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

import './mega.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { scrollFocusIntoRow } from '../../../ui/layout/scroll-into-row.ts'
import { CategoryLink } from './category-link.tsx'
import { LazyMegaPanel } from './mega-panel/lazy-mega-panel.tsx'
import { useMegaPanel } from './mega-panel/use-mega-panel.ts'
import { useNavigationEntries } from './navigation-entries.ts'

/** A band of words. Pointing at one, or the arrow key towards the page, opens a panel with the category's providers. */
function Mega() {
  const { t } = useTranslation()
  const entries = useNavigationEntries()
  const band = useRef<HTMLElement>(null)
  const { open, close, openSoon, closeSoon, onKeyDown } = useMegaPanel(band)
  return (
    <nav
      ref={band}
      className="mega"
      aria-label={t('site.categories')}
      onKeyDown={onKeyDown}
      onPointerLeave={closeSoon}
    >
      <ul onFocus={scrollFocusIntoRow}>
        {entries.map((entry) => (
          <li
            key={entry.id}
            data-entry={entry.id}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(entry.id)}
          >
            <CategoryLink {...entry} expanded={entry.id === open} />
            {entry.id === open ? <LazyMegaPanel entry={entry} band={band} onClose={close} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const mega = { Component: Mega }

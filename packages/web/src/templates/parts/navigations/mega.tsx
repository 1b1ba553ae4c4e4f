import { Suspense, useRef } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryRow } from './category-row.tsx'
import type { MegaPanelProps } from './mega-panel.tsx'
import { CategoryLink } from './navigation-links.tsx'
import { useMegaPanel } from './use-mega-panel.ts'
import './mega.css'

/** A band of words. Pointing at one, or the arrow key towards the page, opens a panel with the category's providers. */
function Mega() {
  const { t } = useTranslation()
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
      <CategoryRow
        item={(entry) => (
          <li
            key={entry.id}
            data-entry={entry.id}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(entry.id)}
          >
            <CategoryLink {...entry} expanded={entry.id === open} />
            {entry.id === open ? <LazyMegaPanel entry={entry} band={band} onClose={close} /> : null}
          </li>
        )}
      />
    </nav>
  )
}

export const mega = { Component: Mega }

const MegaPanel = lazyComponent(async () => (await import('./mega-panel.tsx')).MegaPanel)

/** The panel of a category, whose code is loaded when the first one opens. */
function LazyMegaPanel(props: MegaPanelProps) {
  return (
    <Suspense>
      <MegaPanel {...props} />
    </Suspense>
  )
}

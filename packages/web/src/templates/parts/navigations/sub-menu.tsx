import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import type { MenuEntry } from './navigation-entries.ts'

export interface SubMenuProps {
  /** Of the entry that it belongs to. */
  name: string
  entries: readonly MenuEntry[]
  /** What an entry shows that has no page of its own; without it the button stands beside a link. */
  opener?: ReactNode
}

/**
 * The entries below an entry, which a button opens: in the top layer, so that no row, column or sheet cuts them. The
 * browser closes them by Escape and by a press elsewhere.
 */
export function SubMenu({ name, entries, opener }: SubMenuProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  // It is fixed, and would stay behind when the page moves.
  useEffect(() => {
    const close = () => list.current?.matches(':popover-open') && list.current.hidePopover()
    window.addEventListener('scroll', close, { passive: true })
    return () => window.removeEventListener('scroll', close)
  }, [])
  const place = ({ newState }: ToggleEvent) => {
    const entry = list.current?.parentElement
    if (newState === 'open' && entry && list.current) placeBeside(entry, list.current)
  }
  return (
    <>
      <button
        type="button"
        className={opener ? 'category sub-menu-opener' : 'sub-menu-button'}
        popoverTarget={id}
        aria-label={opener ? undefined : t('site.moreIn', { name })}
      >
        {opener}
        <Icon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard */}
      <section
        ref={list}
        id={id}
        popover="auto"
        className="sub-menu"
        aria-label={name}
        onBeforeToggle={place}
        onClick={closeAfterLink}
        // The row that it stands in is not scrolled for it.
        onFocus={(event) => event.stopPropagation()}
      >
        {entries.map(({ id: key, text, to = '', page }) => (
          <Link
            key={key}
            className="sub-menu-link"
            to={to}
            aria-current={to === pathname ? 'page' : undefined}
            reloadDocument={page === undefined}
          >
            {text}
          </Link>
        ))}
      </section>
    </>
  )
}

/** A press on a link closes the list, also one to the current page. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}

// In CSS px; the width is that of the style.
const width = 232
const margin = 8

/** Below the entry, or above it where there is more room; never beyond the edges of the screen. */
function placeBeside(entry: Element, list: HTMLElement): void {
  const { top, bottom, left: start } = entry.getBoundingClientRect()
  const isBelow = innerHeight - bottom > top
  const left = Math.max(margin, Math.min(start, innerWidth - width - margin))
  const room = (isBelow ? innerHeight - bottom : top) - 2 * margin
  const place = {
    top: isBelow ? `${bottom + margin / 2}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - top + margin / 2}px`,
    left: `${left}px`,
    room: `${room}px`,
  }
  for (const [name, value] of Object.entries(place)) list.style.setProperty(`--sub-menu-${name}`, value)
}

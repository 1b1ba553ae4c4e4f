import { useQuery } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { NavigationEntry } from './navigation-entries.ts'
import { panelPlace } from './use-mega-panel.ts'

export interface MegaPanelProps {
  entry: NavigationEntry
  /** The navigation, whose edges the panel follows. */
  band: RefObject<HTMLElement | null>
  onClose: () => void
}

const maxProviders = 15

/** The providers of a category as links to their games, in the top layer, so that no frame cuts it. */
export function MegaPanel({ entry, band, onClose }: MegaPanelProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { id, path, games } = entry
  const { data } = useQuery(gameListQuery(id))
  const panel = useRef<HTMLElement>(null)
  const category = t(`games.categories.${id}`)
  useLayoutEffect(() => {
    const element = panel.current
    const item = element?.parentElement
    if (!element || !item || !band.current) return
    for (const [name, px] of Object.entries(panelPlace(band.current, item)))
      element.style.setProperty(`--panel-${name}`, `${px}px`)
    element.showPopover()
  }, [band])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard
    <section
      ref={panel}
      popover="manual"
      className="mega-panel"
      aria-label={t('site.providersIn', { category })}
      onClick={onClose}
    >
      <div className="mega-head">
        {category}
        <Link className="mega-all" to={path}>
          {games === null ? category : t('games.seeAll', { number: number(games) })}
          <Icon name="chevron-right" />
        </Link>
      </div>
      <ul className="mega-providers">
        {data?.providers.slice(0, maxProviders).map(({ code, name, imageUrl, count }) => (
          <li key={code}>
            <Link className="mega-provider" to={`${path}?provider=${encodeURIComponent(code)}`}>
              <Picture className="mega-logo" src={imageUrl} alt="" title={name} seed={code} />
              <span>
                {name}
                <small>{t('games.gameCount', { count, number: number(count) })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

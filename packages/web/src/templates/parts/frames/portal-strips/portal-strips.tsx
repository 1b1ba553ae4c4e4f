import { pages } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useGameList, useHasGames } from '../../../../features/games/use-game-list.ts'
import { menuPageIcon } from '../../navigations/menu-page-link.tsx'
import { useMenuPages } from '../../navigations/navigation-entries.ts'
import { useMediaQuery } from '../use-media-query.ts'
import { type PortalCardProps, PortalStrip } from './portal-strip.tsx'

// As in portal-wide.css.
const roomForStrips = '(min-width: 1420px)'
const cardsPerStrip = 2
const picturesPerStrip = 4

/**
 * The promotion strips on both sides of the box: pages of the site's menu, with hot games where it has few. None beside
 * responsible gaming.
 */
export function PortalStrips() {
  const hasRoom = useMediaQuery(roomForStrips)
  const isResponsible = useLocation().pathname === pages['responsible-gaming'].path
  const cards = usePortalCards()
  const { data } = useGameList('featured', hasRoom)
  const games = hasRoom ? (data?.games ?? []) : []
  if (isResponsible) return null
  const middle = Math.ceil(cards.length / 2)
  return (
    <>
      <PortalStrip side="start" cards={cards.slice(0, middle)} games={games.slice(0, picturesPerStrip)} />
      <PortalStrip
        side="end"
        cards={cards.slice(middle)}
        games={games.slice(picturesPerStrip, 2 * picturesPerStrip)}
      />
    </>
  )
}

function usePortalCards(): PortalCardProps[] {
  const { t } = useTranslation(['ui', '_m'])
  const menuPages = useMenuPages()
  const hasGames = useHasGames()
  const hot = { to: '/hot', icon: 'hot', title: t('ui:games.lists.hot') } as const
  const links = menuPages.map((page) => ({
    to: pages[page].path,
    icon: menuPageIcon(page),
    title: t(`_m:page.${page}`),
  }))
  return [...links, ...(hasGames ? [hot] : [])].slice(0, 2 * cardsPerStrip)
}

import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { pagePath } from '@marquee/contracts/pages'
import { Link, useLocation } from 'react-router'
import { useSitePages } from '../../../brand/pages/pages-context.ts'
import { useReaches } from '../../../browser/viewport.ts'
import { useGameList, useHasGames } from '../../../features/games/use-game-list.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { FrameParts } from '../../template.ts'
import { useMenuEntries } from '../navigations/navigation-entries.ts'
import './portal.css'

/** The whole site in a box of 1200 px, between promotion strips on wide screens. */
function Portal({ header, navigation, page, footer }: FrameParts) {
  return (
    <div className="frame-portal">
      <div className="portal-box">
        {header}
        <div className="portal-navigation navigation-across">{navigation}</div>
        {page}
        {footer}
      </div>
      <PortalStrips />
    </div>
  )
}

export const portal = { Component: Portal }

const cardsPerStrip = 2
const picturesPerStrip = 4

/**
 * The promotion strips on both sides of the box: pages of the site's menu, with hot games where it has few. None beside
 * responsible gaming.
 */
function PortalStrips() {
  // Their room begins somewhat above: portal-wide.css.
  const hasRoom = useReaches('desktopMedium')
  const isResponsible = useLocation().pathname === pagePath('responsible-gaming')
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
  const { t } = useTranslation()
  const sitePages = useSitePages()
  const entries = useMenuEntries()
  const hasGames = useHasGames()
  const hot = { to: '/hot', icon: 'hot', title: t('games.lists.hot') } as const
  const links = entries.flatMap(({ page, text }) =>
    page ? [{ to: pagePath(page), icon: sitePages[page].icon, title: text }] : [],
  )
  return [...links, ...(hasGames ? [hot] : [])].slice(0, 2 * cardsPerStrip)
}

interface PortalCardProps {
  to: string
  icon: IconName
  title: string
}

type PicturedGame = Pick<Game, 'gameCode' | 'gameImage' | 'gameName'>

interface PortalStripProps {
  side: 'start' | 'end'
  cards: PortalCardProps[]
  /** Games whose pictures stand at the foot of the cards, the same number in each. */
  games: PicturedGame[]
}

/** One of the strips beside the box: tall cards that lead to the brand's other pages. */
function PortalStrip({ side, cards, games }: PortalStripProps) {
  const { t } = useTranslation()
  const share = Math.floor(games.length / cards.length)
  return (
    <nav className={`portal-strip portal-strip-${side}`} aria-label={t(`site.highlights.${side}`)}>
      <ul className="portal-cards">
        {cards.map((card, index) => (
          <li key={card.to}>
            <PortalCard {...card} games={games.slice(index * share, (index + 1) * share)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PortalCard({ to, icon, title, games }: PortalCardProps & { games: PicturedGame[] }) {
  return (
    <Link className="portal-card" to={to}>
      <span className="portal-card-head">
        <Icon name={icon} />
        {title}
        <span className="portal-card-go">
          <Icon name="chevron-right" />
        </span>
      </span>
      <span className="portal-pictures" aria-hidden="true">
        {games.map(({ gameCode, gameImage, gameName }) => (
          <Picture key={gameCode} src={gameImage} alt="" title={gameName} seed={gameCode} />
        ))}
      </span>
    </Link>
  )
}

import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../../../ui/media/icon.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'

export interface PortalCardProps {
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
export function PortalStrip({ side, cards, games }: PortalStripProps) {
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

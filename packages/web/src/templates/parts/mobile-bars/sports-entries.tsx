import { categories } from '@marquee/contracts/categories'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useSportsbook } from '../../../features/games/matches/sportsbook.ts'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import type { IconName } from '../../../ui/media/icon.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import { BarEntryContent } from './bar-entry.tsx'

const { sports, casino } = categories

/** What the bar of a sportsbook has before the account: sports, what is in play, the slip, and the casino. */
export function SportsEntries() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const hasCasino = useNavigationEntries().some(({ id }) => id === 'casino')
  return (
    <>
      <PlaceEntry to={sports.route} icon={categoryIcon('sports')} label={t('games.categories.sports')} />
      {capabilities.includes('matches') ? (
        <PlaceEntry to={`${sports.route}?live=1`} icon="clock" label={t('games.inPlay')} />
      ) : null}
      <SlipEntry />
      {hasCasino ? (
        <PlaceEntry to={casino.route} icon={categoryIcon('casino')} label={t('site.casino')} />
      ) : null}
    </>
  )
}

interface PlaceEntryProps {
  to: string
  icon: IconName
  label: string
}

/** An entry that links to a place of the site. What is in play is a part of the page of sports, so its path is not enough. */
function PlaceEntry({ to, icon, label }: PlaceEntryProps) {
  const { pathname, search } = useLocation()
  const isLive = new URLSearchParams(search).get('live') === '1'
  const isCurrent = to === (isLive ? `${pathname}?live=1` : pathname)
  return (
    <li>
      <Link className="bar-entry" to={to} aria-current={isCurrent ? 'page' : undefined}>
        <BarEntryContent icon={icon} label={label} />
      </Link>
    </li>
  )
}

/** The slip is in the sportsbook, which opens as a game; where none can be opened, the page of sports says so. */
function SlipEntry() {
  const { t } = useTranslation()
  const sportsbook = useSportsbook()
  const content = <BarEntryContent icon="ticket" label={t('games.slip')} />
  return (
    <li>
      {sportsbook ? (
        <GameAnchor className="bar-entry" game={sportsbook}>
          {content}
        </GameAnchor>
      ) : (
        <Link className="bar-entry" to={sports.route}>
          {content}
        </Link>
      )}
    </li>
  )
}

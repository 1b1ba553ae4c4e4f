import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { categories } from '@marquee/contracts/categories'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { SectionHead } from '../lists/section-head.tsx'
import type { ShownMatch } from './hold-matches.ts'
import { MatchRow } from './match-row.tsx'
import { matchesByLeague } from './matches-by-league.ts'
import { useSportsbook } from './sportsbook.ts'
import { useLiveMatches } from './use-live-matches.ts'
import './match-board.css'
import { useLanguage } from '../../../i18n/language.ts'

interface MatchBoardProps {
  /** Maximum number of matches to show, live ones first, with a link to all. */
  limit?: number | undefined
  /** How many of the first ones the page shows elsewhere. */
  skip?: number | undefined
  /** Only those that are played now, with a link to all. */
  isInPlay?: boolean
}

/** Live and upcoming matches by league, with their main odds. */
export function MatchBoard({ limit, skip = 0, isInPlay = false }: MatchBoardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { matches, place } = useLiveMatches(isInPlay ? ({ isLive }) => isLive : undefined)
  const sportsbook = useSportsbook()
  return (
    <section ref={place}>
      <SectionHead
        title={t(isInPlay ? 'games.inPlay' : 'games.matches')}
        icon="trophy"
        to={limit || isInPlay ? categories.sports.route : undefined}
        all={t('site.board.all')}
      />
      {matches === undefined ? (
        <Skeleton height={900} />
      ) : matches.length === 0 ? (
        <EmptyState
          icon="sports"
          title={t(isInPlay ? 'games.noneInPlay' : 'games.noMatches')}
          text={t('games.noMatchesHelp')}
        />
      ) : (
        <div className="match-leagues">
          {matchesByLeague(matches, language, { limit, skip }).map(({ leagueName, matches: inLeague }) => (
            <League key={leagueName} name={leagueName} matches={inLeague} sportsbook={sportsbook} />
          ))}
        </div>
      )}
    </section>
  )
}

interface LeagueProps {
  name: string
  matches: readonly ShownMatch[]
  sportsbook: Game | undefined
}

function League({ name, matches, sportsbook }: LeagueProps) {
  return (
    <section className="match-league">
      <h3 className="match-league-name">{name}</h3>
      <ul>
        {matches.map((match) => (
          <li key={match.matchId}>
            <MatchRow match={match} sportsbook={sportsbook} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { categories } from '@marquee/contracts/categories'
import type { Match } from '@marquee/contracts/games/list-matches'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import './match-board.css'
import { useLanguage } from '../../../i18n/use-language.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SectionHead } from '../lists/section-head.tsx'
import { matchesQuery } from '../lobby/lobby-queries.ts'
import { MatchRow } from './match-row.tsx'
import { matchesByLeague } from './matches-by-league.ts'

interface MatchBoardProps {
  /** Maximum number of matches to show, live ones first, with a link to all. */
  limit?: number | undefined
  /** How many of the first ones the page shows elsewhere. */
  skip?: number | undefined
}

/** Live and upcoming matches by league, with their main odds. Renders nothing if they cannot be loaded. */
export function MatchBoard({ limit, skip = 0 }: MatchBoardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, error } = useQuery(matchesQuery())
  if (error && !data) return null
  return (
    <section>
      <SectionHead
        title={t('games.matches')}
        icon="trophy"
        to={limit ? categories.sports.route : undefined}
        all={t('site.board.all')}
      />
      {data === undefined ? (
        <Skeleton className="match-board-skeleton" />
      ) : data.matches.length === 0 ? (
        <EmptyState icon="sports" title={t('games.noMatches')} text={t('games.noMatchesHelp')} />
      ) : (
        <div className="match-leagues">
          {matchesByLeague(data.matches, language, { limit, skip }).map(({ leagueName, matches }) => (
            // Shortened, the board leads to all matches; the page of all matches has nowhere further to lead.
            <League
              key={leagueName}
              name={leagueName}
              matches={matches}
              to={limit ? categories.sports.route : undefined}
            />
          ))}
        </div>
      )}
    </section>
  )
}

interface LeagueProps {
  name: string
  matches: readonly Match[]
  to: string | undefined
}

function League({ name, matches, to }: LeagueProps) {
  return (
    <section className="match-league">
      <h3 className="match-league-name">{name}</h3>
      <ul>
        {matches.map((match) => (
          <li key={match.matchId}>
            <MatchRow match={match} to={to} />
          </li>
        ))}
      </ul>
    </section>
  )
}

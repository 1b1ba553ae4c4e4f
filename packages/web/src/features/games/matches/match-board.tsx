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
}

/** Live and upcoming matches by league, with their main odds. Renders nothing if they cannot be loaded. */
export function MatchBoard({ limit }: MatchBoardProps) {
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
        total={data?.matches.length}
      />
      {data === undefined ? (
        <Skeleton className="match-board-skeleton" />
      ) : data.matches.length === 0 ? (
        <EmptyState icon="sports" title={t('games.noMatches')} text={t('games.noMatchesHelp')} />
      ) : (
        <div className="match-leagues">
          {matchesByLeague(data.matches, language, limit).map(({ leagueName, matches }) => (
            <League key={leagueName} name={leagueName} matches={matches} />
          ))}
        </div>
      )}
    </section>
  )
}

function League({ name, matches }: { name: string; matches: readonly Match[] }) {
  return (
    <section className="match-league">
      <h3 className="match-league-name">{name}</h3>
      <ul>
        {matches.map((match) => (
          <li key={match.matchId}>
            <MatchRow match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import './board.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { matchesQuery } from '../../../features/games/lobby/lobby-queries.ts'
import { MatchRow } from '../../../features/games/matches/match-row.tsx'
import { matchesByLeague } from '../../../features/games/matches/matches-by-league.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useSession } from '../../../session/use-session.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { Slot } from '../../template.ts'

const cardCount = 4

/** The matches that run now or start next, as cards with their prices. */
function Board() {
  const { t } = useTranslation()
  const { site, capabilities } = useStartup()
  const { player } = useSession()
  const { data } = useQuery({ ...matchesQuery(), enabled: capabilities.includes('matches') })
  const leagues = data ? matchesByLeague(data.matches, cardCount) : undefined
  return (
    <section className="board">
      <div className="board-head">
        <h1>
          {player
            ? t('site.hero.welcomeBack', { name: player.fullName || player.accountId })
            : t('site.board.title', { name: site.siteName })}
        </h1>
        <Link className="board-all" to="/sports">
          {t('site.board.all')}
          <Icon name="chevron-right" />
        </Link>
      </div>
      {leagues?.length === 0 ? null : (
        <ul className="board-cards">
          {leagues
            ? leagues.flatMap(({ leagueName, matches }) =>
                matches.map((match) => (
                  <li key={match.matchId} className="board-card">
                    <p className="board-league">{leagueName}</p>
                    <MatchRow match={match} />
                  </li>
                )),
              )
            : [0, 1, 2, 3].map((place) => (
                <li key={place} className="board-card">
                  <Skeleton className="board-skeleton" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

export const board: Slot = {
  name: 'board',
  Component: Board,
  queries: ({ capabilities }) => (capabilities.includes('matches') ? [matchesQuery()] : []),
}

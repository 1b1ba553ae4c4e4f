import './board.css'
import type { Capability } from '@marquee/contracts/capability'
import { isOffered, pagePath } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { matchesQuery } from '../../../features/games/lobby/lobby-queries.ts'
import { MatchRow } from '../../../features/games/matches/match-row.tsx'
import { matchesByLeague } from '../../../features/games/matches/matches-by-league.ts'
import { sportsbookQuery, useSportsbook } from '../../../features/games/matches/sportsbook.ts'
import { useLiveMatches } from '../../../features/games/matches/use-live-matches.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSession } from '../../../session/session-state.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { TemplatePart } from '../../template.ts'

const matchCount = 4

/** The matches that are live or start next, as cards with their odds. */
function Board() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { site, capabilities } = useStartup()
  const { player } = useSession()
  const hasMatches = hasMatchesToBetOn(capabilities)
  const { matches, place } = useLiveMatches()
  const sportsbook = useSportsbook()
  const leagues = matches && matchesByLeague(matches, language, { limit: matchCount })
  return (
    <section className="board">
      <div className="board-head">
        <h1>
          {player
            ? t('site.hero.welcomeBack', { name: player.fullName || player.accountId })
            : t('site.board.title', { name: site.siteName })}
        </h1>
        {isOffered('sports', capabilities) ? (
          <Link className="board-all" to={pagePath('sports')}>
            {t('site.board.all')}
            <Icon name="chevron-right" />
          </Link>
        ) : null}
      </div>
      {!hasMatches || leagues?.length === 0 ? null : (
        <ul className="board-cards" ref={place}>
          {leagues
            ? leagues.flatMap(({ leagueName, matches: inLeague }) =>
                inLeague.map((match) => (
                  <li key={match.matchId} className="board-card">
                    <p className="board-league">{leagueName}</p>
                    <MatchRow match={match} sportsbook={sportsbook} />
                  </li>
                )),
              )
            : [0, 1, 2, 3].map((index) => (
                <li key={index} className="board-card">
                  <Skeleton className="board-skeleton" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

/** Bets on matches are placed in a sportsbook, which opens as a game. */
const hasMatchesToBetOn = (capabilities: readonly Capability[]) =>
  capabilities.includes('matches') && isOffered('sports', capabilities)

export const board: TemplatePart = {
  Component: Board,
  matchCount,
  queries: ({ capabilities }) => (hasMatchesToBetOn(capabilities) ? [matchesQuery(), sportsbookQuery()] : []),
}

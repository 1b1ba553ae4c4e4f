import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { gameListQuery } from '../game-list-query.ts'
import { GameList } from '../lists/game-list.tsx'
import './found-games.css'

const resultCount = 20

interface FoundGamesProps {
  /** What is searched for; empty before anything is. */
  words: string
  /** Names the games that are found, where something else has said what is searched for. */
  heading?: string
}

/**
 * The games of all categories that a search finds, the best first. Popular games where it finds none, and before anything
 * is searched for.
 */
export function FoundGames({ words, heading }: FoundGamesProps) {
  const { t } = useTranslation()
  const found = useQuery({
    ...query('listGames', { query: { q: words, perPage: resultCount } }),
    enabled: words !== '',
  })
  const isNothingFound = found.data?.total === 0
  const showsPopular = words === '' || isNothingFound
  const popular = useQuery({ ...gameListQuery('popular'), enabled: showsPopular })
  const title = showsPopular ? t('games.lists.popular') : (heading ?? t('games.search'))
  return (
    <section>
      <p className="search-found" role="status">
        {isNothingFound ? t(heading ? 'games.nothingElsewhere' : 'games.nothingFor', { words }) : null}
      </p>
      {heading ? (
        <h2 className="search-found">{title}</h2>
      ) : showsPopular ? (
        <p className="search-found">{title}</p>
      ) : null}
      <GameList label={title} games={(showsPopular ? popular : found).data?.games} places={6} />
    </section>
  )
}

import { useTranslation } from '../../../i18n/use-translation.ts'
import { GameList } from '../lists/game-list.tsx'
import { useOwnGames } from '../use-game-list.ts'
import './found-games.css'

const shownGames = 4

/** The games that the player opened last, beside a search. Renders nothing without any. */
export function RecentlyPlayed() {
  const { t } = useTranslation()
  const { recent } = useOwnGames()
  if (recent.length === 0) return null
  return (
    <section>
      <p className="search-found">{t('games.continuePlaying')}</p>
      <GameList label={t('games.continuePlaying')} games={recent.slice(0, shownGames)} />
    </section>
  )
}

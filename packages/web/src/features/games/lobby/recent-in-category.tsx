import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { CategoryId } from '@marquee/contracts/categories'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useRecentGames } from '../../../player/use-recent-games.ts'
import { PlayerSection } from '../lists/game-sections.tsx'

const mostGames = 12

/** The games of a category that the player opened last. Renders nothing for a visitor. */
export function RecentInCategory({ category }: { category: CategoryId }) {
  const { t } = useTranslation()
  const { data, isError } = useRecentGames()
  const isOfCategory = (game: Game) => category === 'hot' || game.category === category
  return (
    <PlayerSection
      name={`clock ${category}`}
      title={t('games.continuePlaying')}
      icon="clock"
      games={isError ? [] : data?.games.filter(isOfCategory)}
      layout="rail"
      format="rail"
      limit={mostGames}
    />
  )
}

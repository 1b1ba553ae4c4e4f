import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSetFavorite } from '../../../player/favorites-provider.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import './heart-button.css'
import { useIsFavorite } from '../../../player/favorites-provider.tsx'

interface HeartButtonProps {
  game: Game
  /** The game's name as on its tile. */
  name: string
}

/** Toggles a game as a favorite. Renders nothing where the brand does not offer favorites. */
export function HeartButton({ game, name }: HeartButtonProps) {
  const { t } = useTranslation()
  const setFavorite = useSetFavorite()
  const isMarked = useIsFavorite(gameKey(game))
  if (!setFavorite) return null
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isMarked}
      aria-label={t('games.favorite', { name })}
      onClick={() => setFavorite(game, !isMarked)}
    >
      <Icon name={isMarked ? 'heart-filled' : 'heart'} />
    </button>
  )
}

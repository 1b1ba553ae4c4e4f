import type { Game } from '@marquee/contracts/games/game'
import { gameKey } from '@marquee/contracts/games/game-key'
import { useTranslation } from 'react-i18next'
import './heart-button.css'
import { useIsFavourite } from '../../../player/favourite-marks.ts'
import { useSetFavourite } from '../../../player/favourites-provider.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface HeartButtonProps {
  game: Game
  /** The game's name as on its tile. */
  name: string
}

/** Toggles a game as a favourite. Renders nothing where the brand does not offer favourites. */
export function HeartButton({ game, name }: HeartButtonProps) {
  const { t } = useTranslation()
  const setFavourite = useSetFavourite()
  const isMarked = useIsFavourite(gameKey(game))
  if (!setFavourite) return null
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isMarked}
      aria-label={t('games.favourite', { name })}
      onClick={() => setFavourite(game, !isMarked)}
    >
      <Icon name={isMarked ? 'heart-filled' : 'heart'} />
    </button>
  )
}

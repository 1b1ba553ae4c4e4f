import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { type GameKind, gameKind } from './game-kind.ts'

const icons: Record<GameKind, IconName> = { wheel: 'spin', scratch: 'ticket', boxes: 'gift' }

interface GameTabsProps {
  games: readonly MiniGame[]
  current: string
  onPick: (gameId: string) => void
}

/** A choice between the games of the cycle, each with the cost of one play. */
export function GameTabs({ games, current, onPick }: GameTabsProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  if (games.length < 2) return null
  return (
    <fieldset className="mini-tabs">
      <legend className="visually-hidden">{t('minigame.games')}</legend>
      {games.map((game) => (
        <label key={game.gameId} className="mini-tab">
          <input
            className="visually-hidden"
            type="radio"
            name="mini-game"
            checked={game.gameId === current}
            onChange={() => onPick(game.gameId)}
          />
          <Icon name={icons[gameKind(game)]} />
          <span className="mini-tab-name">{game.name}</span>
          <small className="num">{t('minigame.cost', { number: number(Number(game.tokenCost)) })}</small>
        </label>
      ))}
    </fieldset>
  )
}

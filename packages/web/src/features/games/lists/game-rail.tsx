import { useTranslation } from 'react-i18next'
import './game-rail.css'
import { Rail } from '../../../ui/layout/rail.tsx'
import { GameTiles } from '../tiles/game-tiles.tsx'
import type { GamesProps } from './games-props.ts'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

/** A titled row of games that scrolls sideways. */
export function GameRail({ title, icon, to, total, ...games }: SectionHeadProps & GamesProps) {
  const { t } = useTranslation()
  return (
    <div className="game-rail">
      <Rail
        label={title}
        heading={<SectionHead title={title} icon={icon} to={to} total={total} />}
        prevLabel={t('games.previousGames')}
        nextLabel={t('games.nextGames')}
      >
        <GameTiles {...games} />
      </Rail>
    </div>
  )
}

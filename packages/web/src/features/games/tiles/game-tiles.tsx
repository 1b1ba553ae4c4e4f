import { gameKey } from '@marquee/contracts/areas/games/lists'
import type { GamesProps } from '../lists/games-props.ts'
import { GameTile } from './game-tile.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

/** Games, or their skeletons while they load, as list items. */
export function GameTiles({ games, places = 12, priority = 0, implied }: GamesProps) {
  if (!games) {
    return Array.from({ length: places }, (_, place) => place).map((place) => (
      <li key={place}>
        <TileSkeleton />
      </li>
    ))
  }
  return games.map((game, index) => (
    <li key={gameKey(game)}>
      <GameTile game={game} priority={index < priority} implied={implied} />
    </li>
  ))
}

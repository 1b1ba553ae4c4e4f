import { gameKey } from '@marquee/contracts/areas/games/lists'
import '../tiles/game-tile.css'
import './game-list.css'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { GameRow } from './game-row.tsx'
import type { GamesProps } from './games-props.ts'

/** Games as compact rows, in as many columns as fit. */
export function GameList({ games, places = 6, implied, label }: GamesProps & { label: string }) {
  return (
    <div className="game-list">
      <ul aria-label={label}>
        {games
          ? games.map((game) => (
              <li key={gameKey(game)}>
                <GameRow game={game} implied={implied} />
              </li>
            ))
          : Array.from({ length: places }, (_, place) => place).map((place) => (
              <li key={place} className="game-row" aria-hidden="true">
                <Skeleton className="game-row-picture" />
                <Skeleton lines={2} />
              </li>
            ))}
      </ul>
    </div>
  )
}

import './game-grid.css'
import { GameTiles } from '../tiles/game-tiles.tsx'
import type { GamesProps } from './games-props.ts'

/**
 * Games in as many columns as fit. Games off the screen are neither laid out nor painted. A lobby passes at most one
 * page of games, which bounds the size of the document.
 */
export function GameGrid({ label, ...games }: GamesProps & { label: string }) {
  return (
    <div className="game-grid">
      <ul aria-label={label}>
        <GameTiles {...games} />
      </ul>
    </div>
  )
}

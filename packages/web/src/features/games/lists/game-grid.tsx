import './game-grid.css'
import { GameTiles } from '../tiles/game-tiles.tsx'
import type { GamesProps } from './games-props.ts'

/**
 * Games in as many columns as fit. What is off the screen is neither laid out nor painted; a lobby brings at most
 * one page of games at a time, which bounds the document.
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

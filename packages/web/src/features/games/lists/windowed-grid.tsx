import type { CategoryId } from '@marquee/contracts/categories'
import type { Game } from '@marquee/contracts/games/game'
import { useRef } from 'react'
import './game-grid.css'
import type { LobbyFilters } from '../lobby/lobby-filters.ts'
import { GameTile } from '../tiles/game-tile.tsx'
import { TileSkeleton } from '../tiles/tile-skeleton.tsx'
import type { GamesProps } from './games-props.ts'
import { useGridWindow } from './use-grid-window.ts'
import { useLobbyRange } from './use-lobby-range.ts'

interface WindowedGridProps extends Pick<GamesProps, 'implied' | 'priority'> {
  label: string
  category: CategoryId
  filters: LobbyFilters
  /** The games of the page that the filters name. */
  games: readonly Game[]
  /** How many games there are from that page on. */
  total: number
}

/**
 * A lobby of thousands of games as one long grid, of which only what is near the screen is in the document. The
 * server, and a browser without script, have the page that the address names.
 */
export function WindowedGrid({ label, category, filters, games, total, ...looks }: WindowedGridProps) {
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const drawn = useGridWindow(place, list, total)
  const { first, end } = drawn?.window ?? { first: 0, end: games.length }
  const found = useLobbyRange(category, filters, { first, end })
  const shown = drawn ? found : games
  const styles = drawn && stylesOf(drawn.measure, first, total)
  return (
    <div ref={place} className="game-grid game-window" style={styles?.place}>
      <ul ref={list} aria-label={label} style={styles?.list}>
        {shown.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell of the grid is known by its place
          <li key={first + index} aria-setsize={total} aria-posinset={first + index + 1}>
            {game ? (
              <GameTile
                game={game}
                priority={first + index < (looks.priority ?? 0)}
                implied={looks.implied}
                paced
              />
            ) : (
              <TileSkeleton />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

// Set in the browser alone: in the server's document there is nothing to move.
function stylesOf(
  { columns, rowHeight }: { columns: number; rowHeight: number },
  first: number,
  total: number,
) {
  return {
    place: { blockSize: Math.ceil(total / columns) * rowHeight },
    list: { transform: `translateY(${(first / columns) * rowHeight}px)` },
  }
}

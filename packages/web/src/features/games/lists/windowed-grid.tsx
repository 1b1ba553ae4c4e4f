import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { CategoryId } from '@marquee/contracts/categories'
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
  /** The number of games from that page on. */
  total: number
}

/**
 * A virtualised grid for a lobby of thousands of games: only the games near the viewport are in the document. The
 * server, and a browser without scripts, render the page that the address names.
 */
export function WindowedGrid({ label, category, filters, games, total, ...tileProps }: WindowedGridProps) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell of the grid is identified by its position
          <li key={first + index} aria-setsize={total} aria-posinset={first + index + 1}>
            {game ? (
              <GameTile
                game={game}
                priority={first + index < (tileProps.priority ?? 0)}
                implied={tileProps.implied}
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

// Needed in the browser only: the server's grid starts at its first row.
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

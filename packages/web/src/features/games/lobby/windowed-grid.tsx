import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { CategoryId } from '@marquee/contracts/categories'
import { useQueries } from '@tanstack/react-query'
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../../../browser/use-client-value.ts'
import { type GamesProps, GameTile, TileSkeleton } from '../tiles/game-tile.tsx'
import { type GridMeasure, type GridWindow, type View, windowFor } from './grid-window.ts'
import { gamesPerPage, type LobbyFilters } from './lobby-filters.ts'
import { lobbyQuery } from './lobby-queries.ts'
import '../lists/game-arrangement.css'

interface WindowedGridProps extends Pick<GamesProps, 'implied' | 'priority'> {
  label: string
  category: CategoryId
  filters: LobbyFilters
  /** The games of the page that the filters name. */
  games: readonly Game[]
  /** The number of games from that page on. */
  total: number
}

// A lobby that opens is laid out with about its first screen of games to measure it, and never with all that it has.
const measuredCells = 12

/**
 * A virtualized grid for a lobby of thousands of games: only the games near the viewport are in the document. The
 * server, and a browser without scripts, render the page that the address names.
 */
export function WindowedGrid({ label, category, filters, games, total, ...tileProps }: WindowedGridProps) {
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const drawn = useGridWindow(place, list, total)
  const isHydrated = useHydrated()
  const { first, end } = drawn?.window ?? { first: 0, end: isHydrated ? measuredCells : games.length }
  const found = useLobbyRange(category, filters, { first, end })
  const shown = drawn ? found : games.slice(0, end)
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

interface Drawn {
  measure: GridMeasure
  window: GridWindow
}

/**
 * Which of `total` cells of a grid to render as the page scrolls. `list` is the grid, `place` the element around it
 * with the height of all rows. `undefined` until measured: the server and the first render show the page they have.
 */
function useGridWindow(
  place: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  total: number,
): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()

  const remeasure = useEffectEvent(() => {
    const measure = measureOf(list.current)
    if (place.current && measure)
      setDrawn({ measure, window: windowFor(measure, viewOf(place.current), total) })
  })

  const follow = useEffectEvent((view: View, isUrgent: boolean) => {
    if (!drawn) return
    const { measure, window } = drawn
    const next = windowFor(measure, view, total)
    if (next.first === window.first && next.end === window.end) return
    const draw = () => setDrawn({ measure, window: next })
    if (isUrgent) draw()
    // As a transition, so that rendering cells outside the viewport does not delay a frame.
    else startTransition(draw)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a different list needs a new measurement
  useLayoutEffect(remeasure, [total])

  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    let width = box.clientWidth
    const resize = new ResizeObserver(() => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      remeasure()
    })
    const onScroll = () => follow(viewOf(box), false)
    // Rendered at once, so that the next press of Tab finds the next game.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) follow(viewWith(box, target), true)
    }
    resize.observe(box)
    box.addEventListener('focusin', onFocus)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    return () => {
      resize.disconnect()
      box.removeEventListener('focusin', onFocus)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [place])
  return drawn
}

function viewOf(place: HTMLElement): View {
  const { top } = place.getBoundingClientRect()
  return { top: -top, bottom: window.innerHeight - top }
}

/** The view as it will be once a cell with the focus has been scrolled into it. */
function viewWith(place: HTMLElement, focused: Element): View {
  const { top, bottom } = viewOf(place)
  const edge = focused.getBoundingClientRect()
  return { top: Math.min(top, top + edge.top), bottom: Math.max(bottom, top + edge.bottom) }
}

function measureOf(list: HTMLElement | null): GridMeasure | undefined {
  const cell = list?.firstElementChild
  if (!list || !cell) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const rowHeight = cell.getBoundingClientRect().height + Number.parseFloat(rowGap)
  return rowHeight > 0 ? { columns: gridTemplateColumns.split(' ').length, rowHeight } : undefined
}

const debounceMs = 120

/**
 * The games of a lobby from `first` up to but not including `end`, counted from the page that the filters name;
 * `undefined` for those not loaded yet. Pages are requested once scrolling pauses, so that skipped ones are not.
 */
function useLobbyRange(
  category: CategoryId,
  filters: LobbyFilters,
  { first, end }: { first: number; end: number },
): (Game | undefined)[] {
  const firstPage = Math.floor(first / gamesPerPage)
  const pageCount = Math.max(1, Math.ceil(end / gamesPerPage) - firstPage)
  const isSettled = useIsSettled(`${firstPage} ${pageCount}`)
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => ({
      ...lobbyQuery(category, { ...filters, page: filters.page + firstPage + index }),
      enabled: isSettled,
    })),
  })
  return Array.from({ length: end - first }, (_, index) => {
    const place = first + index
    const games = pages[Math.floor(place / gamesPerPage) - firstPage]?.data?.games
    return games?.[place % gamesPerPage]
  })
}

/** True once the value has not changed for a moment. */
function useIsSettled(value: string): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}

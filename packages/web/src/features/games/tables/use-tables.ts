import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import type { LiveTable } from '@marquee/contracts/areas/games/tables'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'

const refetchMs = 15_000

function useTables(options: { enabled?: boolean; refetchInterval?: number } = {}) {
  const isOffered = useStartup().capabilities.includes('tables')
  const { enabled = true, ...rest } = options
  return useQuery({ ...query('listTables', {}), ...rest, enabled: isOffered && enabled })
}

/** The limits and seats of a game's table; `undefined` until they are known, and where nobody knows them. */
export function useTable(game: Game): LiveTable | undefined {
  return useTables().data?.tables.find((table) => gameKey(table) === gameKey(game))
}

/** Keeps the seats of a page of tables as they are now, while the page is looked at. */
export function useLiveTables(isShown: boolean): void {
  useTables({ enabled: isShown, refetchInterval: refetchMs })
}

import { useQuery } from '@tanstack/react-query'
import { useStartup } from '../../brand/startup-context.ts'
import { type GameSource, gameListQuery } from './game-list-query.ts'

/** Whether the brand has games; one without them shows no list, search or category of theirs. */
export function useHasGames(): boolean {
  return useStartup().capabilities.includes('games')
}

/** The games of a section. A brand without games is not asked for them. */
export function useGameList(source: GameSource, enabled = true) {
  const hasGames = useHasGames()
  return useQuery({ ...gameListQuery(source), enabled: enabled && hasGames })
}

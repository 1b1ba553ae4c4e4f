import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** The name of a game as its tile says it; `undefined` until it is known, or when the catalogue has none. */
export function useGameName(providerCode: string, gameCode: string): string | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    ...query('listGames', { query: { provider: providerCode, perPage: 200 } }),
    enabled: gameCode !== '',
  })
  const game = data?.games.find((candidate) => candidate.gameCode === gameCode)
  return game && gameTitle(game, language)
}

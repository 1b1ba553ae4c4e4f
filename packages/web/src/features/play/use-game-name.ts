import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** A game's name as on its tile; `undefined` until it is loaded, or where the catalogue does not list the game. */
export function useGameName(providerCode: string, gameCode: string): string | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    ...query('listGames', { query: { provider: providerCode, perPage: 200 } }),
    enabled: gameCode !== '',
  })
  const game = data?.games.find((candidate) => candidate.gameCode === gameCode)
  return game && gameTitle(game, language)
}

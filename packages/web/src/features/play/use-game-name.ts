import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../api/query.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { useLanguage } from '../../i18n/language.ts'

/**
 * A game's name as on its tile, or the provider's where its lobby is opened; `undefined` until it is loaded. A game that
 * the catalogue does not list is just a game.
 */
export function useGameName(providerCode: string, gameCode: string): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isError } = useQuery(query('listGames', { query: { provider: providerCode, perPage: 200 } }))
  const game = data?.games.find((candidate) => candidate.gameCode === gameCode)
  if (game) return gameTitle(game, language)
  const provider = gameCode === '' ? data?.providers.find(({ code }) => code === providerCode) : undefined
  if (provider) return provider.name
  return data || isError ? t('play.title') : undefined
}

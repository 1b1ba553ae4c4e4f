import type { Game } from '@marquee/contracts/games/game'
import type { LanguageCode } from '@marquee/contracts/languages'

/**
 * A game's name for a page. The platform does not say which language its local name is in: one in Chinese signs is
 * for Chinese pages, any other for Filipino ones; English pages have the name itself.
 */
export function gameTitle(game: Pick<Game, 'gameName' | 'gameNameLocal'>, language: LanguageCode): string {
  const { gameName, gameNameLocal } = game
  if (gameNameLocal === '') return gameName
  const forLanguage: LanguageCode = /\p{Script=Han}/u.test(gameNameLocal) ? 'CN' : 'PHP'
  return language === forLanguage ? gameNameLocal : gameName
}

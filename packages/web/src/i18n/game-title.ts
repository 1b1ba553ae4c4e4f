import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { LanguageCode } from '@marquee/contracts/languages'

/**
 * A game's name in the language of the page. The platform does not tell the language of the local name: a name in
 * Chinese characters is used on Chinese pages, any other on Filipino ones. English pages use the plain name.
 */
export function gameTitle(game: Pick<Game, 'gameName' | 'gameNameLocal'>, language: LanguageCode): string {
  const { gameName, gameNameLocal } = game
  if (gameNameLocal === '') return gameName
  const forLanguage: LanguageCode = /\p{Script=Han}/u.test(gameNameLocal) ? 'CN' : 'PHP'
  return language === forLanguage ? gameNameLocal : gameName
}

import type { Game } from '@marquee/contracts/games/game'
import { defaultLanguage, type LanguageCode } from '@marquee/contracts/languages'

/** A game's name for a page: the local one, where the platform gives one, on every page that is not in English. */
export function gameTitle(game: Pick<Game, 'gameName' | 'gameNameLocal'>, language: LanguageCode): string {
  return language === defaultLanguage ? game.gameName : game.gameNameLocal || game.gameName
}

import type { MiniGame, Play } from '@marquee/contracts/areas/mini-games'
import type { LanguageCode } from '@marquee/contracts/languages'

type Prizes = MiniGame['prizes']
type LocalLanguage = Exclude<LanguageCode, 'EN'>

// One array per list of prizes and language: a board starts anew when its prizes change.
const localized: Record<LocalLanguage, WeakMap<Prizes, Prizes>> = { PHP: new WeakMap(), CN: new WeakMap() }

/** A mini-game with its name and its prizes in a language, as far as the platform sends them. */
export function gameInLanguage(game: MiniGame, language: LanguageCode): MiniGame {
  if (language === 'EN') return game
  const known = localized[language].get(game.prizes)
  const prizes =
    known ?? game.prizes.map((prize) => ({ ...prize, label: prize.localLabels[language] || prize.label }))
  if (!known) localized[language].set(game.prizes, prizes)
  return { ...game, name: game.localNames[language] || game.name, prizes }
}

/** The prize of a logged play in a language, as far as the platform sends it; empty until the play is settled. */
export function prizeInLanguage(
  { prize, localPrizes }: Pick<Play, 'prize' | 'localPrizes'>,
  language: LanguageCode,
): string {
  return (language === 'EN' ? '' : localPrizes[language]) || prize
}

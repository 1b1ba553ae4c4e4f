import { choiceGame } from '../choice/choice-game.ts'
import { choiceButtons, choiceMarkup } from '../choice/choice-markup.ts'
import type { PlayableGame } from '../playable-game.ts'
import { cardPictures } from '../table/card-pictures.ts'
import { baccaratBets, dealBaccarat, isBaccaratBet, paysBaccarat } from './baccarat-rules.ts'
import { baccaratTexts } from './baccarat-texts.ts'

const file = (name: string) => new URL(name, import.meta.url)

const markup: PlayableGame['markup'] = (texts) => {
  const hand = (name: string) =>
    `<section class="hand"><h2>${texts[name]} <output id="${name}-total"></output></h2><div class="cards" id="${name}"></div></section>`
  const felt = `<div class="felt">${hand('player')}<p class="pays">${texts.pays}</p>${hand('banker')}</div>`
  const bets = Object.entries(baccaratBets).map(([value, { pays }]) => ({
    value,
    name: texts[value] ?? '',
    pays: `${pays / 100}×`,
  }))
  return choiceMarkup(texts, felt, choiceButtons(texts.choices ?? '', bets))
}

/** The live table: baccarat with eight decks. */
export const baccarat: PlayableGame = choiceGame({
  texts: baccaratTexts,
  markup,
  styles: [file('../choice/choice.css'), file('../table/felt.css'), file('./baccarat.css')],
  modules: ['cards', 'choice', 'baccarat'].map((name) => file(`../client/${name}.js`)),
  pictures: cardPictures,
  rules: { bets: Object.entries(baccaratBets).map(([name, bet]) => ({ name, ...bet })) },
  isChoice: isBaccaratBet,
  outcomeOf: dealBaccarat,
  paysHundredths: paysBaccarat,
})

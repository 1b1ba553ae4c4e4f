import { choiceGame } from '../choice/choice-game.ts'
import { choiceButtons, choiceMarkup } from '../choice/choice-markup.ts'
import type { PlayableGame } from '../playable-game.ts'
import { isWheelBet, paysWheel, segments, spinWheel, wheelBets } from './wheel-rules.ts'
import { wheelTexts } from './wheel-texts.ts'

const file = (name: string) => new URL(name, import.meta.url)
const percent = (share: number) => `${Math.round(share * 100)}%`

/** The money wheel: a bet on one of its multiples. */
export const wheel: PlayableGame = choiceGame({
  texts: wheelTexts,
  markup: (texts) =>
    choiceMarkup(
      texts,
      '<div class="stage" id="stage"><svg id="wheel" viewBox="-110 -110 220 220" aria-hidden="true"></svg><i class="pointer" aria-hidden="true"></i></div>',
      choiceButtons(
        texts.choices ?? '',
        wheelBets.map(({ multiple, chance }) => ({
          value: String(multiple),
          name: `${multiple}×`,
          pays: percent(chance),
        })),
      ),
    ),
  styles: [file('../choice/choice.css'), file('./wheel.css')],
  modules: ['choice', 'wheel'].map((name) => file(`../client/${name}.js`)),
  rules: { segments, bets: wheelBets },
  isChoice: isWheelBet,
  outcomeOf: spinWheel,
  paysHundredths: paysWheel,
})

import { betSelector, figures } from '../frame/game-page.ts'
import type { PlayableGame } from '../playable-game.ts'

/** The sea with what swims in it, and the cannon below. */
export const fishingMarkup: PlayableGame['markup'] = (texts) => `<main>
  <div class="sea" id="sea" data-bets role="group" aria-label="${texts.sea}"><div class="cannon" id="cannon" aria-hidden="true"></div></div>
  <p class="message" id="message" role="status"></p>
</main>
<footer class="sea-foot" data-bets>
  ${figures(texts)}
  ${betSelector(texts)}
</footer>`

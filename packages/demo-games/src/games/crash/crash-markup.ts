import { betSelector, figures } from '../frame/game-page.ts'
import type { PlayableGame } from '../playable-game.ts'

/** The sky, the flight, and the controls of the crash game. */
export const crashMarkup: PlayableGame['markup'] = (texts) => `<main>
  <ol class="past" id="past" aria-label="${texts.past}"></ol>
  <div class="sky" id="sky">
    <svg class="trail" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true"><path id="area"/><path id="line"/></svg>
    <div class="craft" id="craft" aria-hidden="true"></div>
    <p class="multiplier"><output id="multiplier" data-testid="multiplier" aria-live="off">1.00×</output><span id="under"></span></p>
  </div>
  <p class="message" id="message" role="status"></p>
</main>
<footer class="crash-foot" data-bets>
  ${figures(texts)}
  ${betSelector(texts)}
  <label class="auto"><small>${texts.auto}</small><span><input id="auto" inputmode="decimal" autocomplete="off" maxlength="6" placeholder="${texts.autoOff}"><b aria-hidden="true">×</b></span></label>
  <button class="main-button" type="button" id="go" data-testid="go">${texts.go}</button>
</footer>`

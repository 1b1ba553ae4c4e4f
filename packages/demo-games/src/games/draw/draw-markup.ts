import { betSelector, figures } from '../frame/game-page.ts'
import type { PlayableGame } from '../playable-game.ts'

/** The latest draw, the numbers to choose from, and the tickets. */
export const drawMarkup: PlayableGame['markup'] = (texts) => `<main>
  <div class="draw-page">
    <section class="drum">
      <h2>${texts.last}</h2>
      <div class="balls" id="balls"></div>
      <p class="when">${texts.next} <b id="countdown" role="timer"></b></p>
    </section>
    <section class="pick" data-bets>
      <p class="pick-head"><span id="picked"></span> <button class="side-button" type="button" id="quick">${texts.quick}</button></p>
      <div class="numbers" id="numbers" role="group" aria-label="${texts.numbers24}"></div>
    </section>
    <section class="mine"><h2>${texts.tickets}</h2><ul class="tickets" id="tickets"></ul></section>
  </div>
  <p class="message" id="message" role="status"></p>
</main>
<footer class="draw-foot" data-bets>
  ${figures(texts)}
  ${betSelector(texts)}
  <button class="main-button" type="button" id="go" data-testid="go">${texts.go}</button>
</footer>`

import { betSelector, figures } from '../frame/game-page.ts'
import type { PlayableGame } from '../playable-game.ts'

/** The table with the two hands, and the decisions below it. */
export const tableMarkup: PlayableGame['markup'] = (texts) => `<main>
  <div class="felt">
    <section class="hand"><h2>${texts.dealer} <output id="dealer-total"></output></h2><div class="cards" id="dealer"></div></section>
    <p class="pays">${texts.pays}</p>
    <section class="hand"><div class="cards" id="player"></div><h2>${texts.you} <output id="player-total" data-testid="total"></output></h2></section>
  </div>
  <p class="message" id="message" role="status"></p>
</main>
<footer class="table-foot" data-bets>
  ${figures(texts)}
  ${betSelector(texts)}
  <div class="decisions" id="decisions" hidden>
    <button class="side-button" type="button" id="double">${texts.double}</button>
    <button class="side-button" type="button" id="hit">${texts.hit}</button>
    <button class="main-button" type="button" id="stand" data-testid="stand">${texts.stand}</button>
  </div>
  <button class="main-button" type="button" id="go" data-testid="go">${texts.go}</button>
</footer>`

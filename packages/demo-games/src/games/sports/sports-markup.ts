import type { PlayableGame } from '../playable-game.ts'

/** The list of matches, and the slip beside it or, on a phone, below it. */
export const sportsMarkup: PlayableGame['markup'] = (texts) => `<main>
  <div class="matches" id="matches" data-bets></div>
</main>
<aside class="slip" id="slip" aria-label="${texts.slip}">
  <div class="slip-head">
    <div class="tabs" role="tablist">
      <button type="button" role="tab" id="tab-slip" aria-controls="panel-slip">${texts.slip} <b id="count"></b></button>
      <button type="button" role="tab" id="tab-bets" aria-controls="panel-bets">${texts.myBets}</button>
    </div>
    <button class="fold" type="button" id="fold" aria-label="${texts.close}">×</button>
  </div>
  <div class="panel" role="tabpanel" id="panel-slip" aria-labelledby="tab-slip">
    <div class="kinds" data-bets role="group" aria-label="${texts.kind}">
      <button type="button" id="kind-single">${texts.single}</button>
      <button type="button" id="kind-multiple">${texts.multiple}</button>
    </div>
    <ul class="legs" id="legs" data-bets></ul>
    <div class="stake" id="stake-row" data-bets>
      <label><span>${texts.stake}</span><input id="stake" inputmode="decimal" autocomplete="off" maxlength="9"></label>
      <dl><div><dt>${texts.total}</dt><dd id="total"></dd></div><div><dt>${texts.canWin}</dt><dd id="can-win"></dd></div></dl>
    </div>
    <p class="message" id="message" role="status"></p>
    <button class="main-button" type="button" id="go" data-testid="go" data-bets>${texts.place}</button>
  </div>
  <div class="panel" role="tabpanel" id="panel-bets" aria-labelledby="tab-bets" hidden><ul class="bets" id="bets"></ul></div>
</aside>
<footer class="sports-foot">
  <dl class="sums"><div><dt>${texts.balance}</dt><dd data-testid="balance" id="balance"></dd></div></dl>
  <button class="side-button" type="button" id="open-bets">${texts.myBets}</button>
  <button class="main-button" type="button" id="open-slip">${texts.slip} <b id="bar-count"></b></button>
</footer>`

import { showCards } from './cards.js'
import { openChoiceGame } from './choice.js'
import { byId, colors, fillIn, formatPercent, isCalm, rules, showRules, texts, wait } from './page.js'

const dealMs = 380
const hands = ['player', 'banker']

function showTotals(totals) {
  for (const hand of hands) byId(`${hand}-total`).textContent = totals[hand] ?? ''
}

/** Deals the cards in turn; the totals follow when both hands are complete. */
async function reveal({ outcome }) {
  for (const hand of hands) showCards(byId(hand), [])
  showTotals({})
  for (const count of [1, 2, 3])
    for (const hand of hands) {
      if (outcome[hand].length < count) continue
      showCards(byId(hand), outcome[hand].slice(0, count))
      if (!isCalm) await wait(dealMs)
    }
  showTotals({ player: outcome.playerTotal, banker: outcome.bankerTotal })
}

showRules([
  [texts.bet, texts.pays, texts.chance],
  ...rules.bets.map(({ name, pays, chance }) => [texts[name], `${pays / 100}×`, formatPercent(chance)]),
])
openChoiceGame({
  reveal,
  resultText: ({ outcome: { winner, playerTotal, bankerTotal } }) =>
    fillIn(texts[`wins_${winner}`], { player: playerTotal, banker: bankerTotal }),
  pastItem: ({ winner }) => [texts[winner], colors[['banker', 'player', 'tie'].indexOf(winner)]],
})

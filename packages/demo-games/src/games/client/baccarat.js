import { showCards } from './cards.js'
import { chosen, openChoiceGame } from './choice.js'
import { byId, fillIn, formatPercent, reducedMotion, rules, showRules, texts } from './game-frame.js'
import { wait } from './play-request.js'

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
      if (!reducedMotion.matches) await wait(dealMs)
    }
  showTotals({ player: outcome.playerTotal, banker: outcome.bankerTotal })
}

const resultText = ({ outcome: { winner, playerTotal, bankerTotal } }) =>
  fillIn(texts[`wins_${winner}`], { player: String(playerTotal), banker: String(bankerTotal) })

const back = { player: rules.bets.find(({ name }) => name === 'tie').chance }
back.banker = back.player
showRules(
  [
    texts.rule,
    fillIn(
      texts.rtp,
      Object.fromEntries(
        rules.bets.map(({ name, pays, chance }) => [
          name,
          formatPercent((pays / 100) * chance + (back[name] ?? 0)),
        ]),
      ),
    ),
  ],
  [
    [texts.bet, texts.payout, texts.chance],
    ...rules.bets.map(({ name, pays, chance }) => [texts[name], `${pays / 100}×`, formatPercent(chance)]),
  ],
)
openChoiceGame({
  choice: chosen,
  reveal,
  resultText,
  pastItem: ({ winner }) => [texts[winner], winner],
})

import { openChoiceGame } from './choice.js'
import { current } from './game-frame.js'
import {
  byId,
  fillIn,
  formatHundredths,
  formatMultiple,
  formatPercent,
  isCalm,
  page,
  rules,
  showRules,
  texts,
  wait,
} from './page.js'

const revealMs = 550
const target = byId('target')

function showTarget() {
  byId('target-text').textContent = target.value
  byId('chance').textContent = formatPercent(target.value / 100)
  byId('payout').textContent = formatMultiple(rules.pays[target.value])
  page.style.setProperty('--under', `${target.value}%`)
}

function showHash() {
  byId('next-hash').textContent = current.view.nextHash
}

async function reveal({ outcome: { roll } }) {
  byId('mark').style.left = `${roll / 100}%`
  if (!isCalm) await wait(revealMs)
  byId('roll').textContent = formatHundredths(roll)
  showHash()
}

target.addEventListener('input', showTarget)
showRules(
  [
    [texts.under, texts.pays, texts.chance],
    ...[2, 10, 25, 50, 75, 95].map((chance) => [
      String(chance),
      formatMultiple(rules.pays[chance]),
      formatPercent(chance / 100),
    ]),
  ],
  {},
  [texts.how],
)
showTarget()
openChoiceGame({
  choice: () => `under-${target.value}`,
  reveal,
  resultText: ({ outcome, choice }) =>
    fillIn(texts.rolled, { roll: formatHundredths(outcome.roll), target: choice.replace('under-', '') }),
  pastItem: ({ roll }) => [formatHundredths(roll)],
})
showHash()

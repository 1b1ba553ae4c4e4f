import { openChoiceGame } from './choice.js'
import { byId, current, fillIn, formatPercent, reducedMotion, rules, showRules, texts } from './game-frame.js'
import { wait } from './play-request.js'

const revealMs = 550
const twoDigits = new Intl.NumberFormat(texts.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const formatHundredths = (hundredths) => twoDigits.format(hundredths / 100)
const target = byId('target')

function showTarget() {
  byId('target-text').textContent = target.value
  byId('chance').textContent = formatPercent(target.value / 100)
  byId('payout').textContent = `${formatHundredths(rules.pays[target.value])}×`
  document.querySelector('.scale').style.setProperty('--under', `${target.value}%`)
}

function showHash() {
  byId('next-hash').textContent = current.view.nextHash
}

async function reveal({ outcome: { roll } }) {
  byId('mark').style.left = `${roll / 100}%`
  if (!reducedMotion.matches) await wait(revealMs)
  byId('roll').textContent = formatHundredths(roll)
  showHash()
}

const targetOf = (choice) => choice.slice('under-'.length)

target.addEventListener('input', showTarget)
showRules(
  [texts.rule, texts.rtp, texts.how],
  [
    [texts.under, texts.payout, texts.chance],
    ...[2, 10, 25, 50, 75, 95].map((chance) => [
      String(chance),
      `${formatHundredths(rules.pays[chance])}×`,
      formatPercent(chance / 100),
    ]),
  ],
)
showTarget()
openChoiceGame({
  choice: () => `under-${target.value}`,
  reveal,
  resultText: ({ outcome, choice }) =>
    fillIn(texts.rolled, { roll: formatHundredths(outcome.roll), target: targetOf(choice) }),
  pastItem: ({ roll }) => [formatHundredths(roll), ''],
})
showHash()

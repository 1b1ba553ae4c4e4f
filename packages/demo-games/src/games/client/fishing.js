import {
  byId,
  createBetting,
  createPageBets,
  current,
  fillIn,
  formatAmount,
  formatPercent,
  open,
  page,
  rules,
  say,
  showRules,
  texts,
} from './game-frame.js'
import { createShoal, showHit, showShot } from './shoal.js'

let isAsking = false
let aimedAt
const bets = createPageBets(() => isAsking)

let shot = Promise.resolve()

const betting = createBetting('shoot', async (result) => {
  if (!result.ok) return
  const { round } = current.view
  await shot
  showResult(round)
})

async function shoot({ name, button }) {
  if (isAsking || current.isExpired) return
  isAsking = true
  bets.updateButtons()
  shot = showShot(button)
  aimedAt = button
  await betting.place({ bet: bets.bet(), prey: name })
  await shot
  isAsking = false
  bets.updateButtons()
}

function showResult({ prey, win }) {
  const isCaught = Number(win) > 0
  // After a reload nothing is aimed at; any of its kind stands for what was.
  showHit(aimedAt ?? document.querySelector(`.p-${prey}`), isCaught ? `+${formatAmount(win)}` : '')
  byId('win').textContent = formatAmount(win)
  byId('win').dataset.amount = win
  say(fillIn(isCaught ? texts.caught : texts.missed, { name: texts[prey], amount: formatAmount(win) }))
}

document.addEventListener('keydown', ({ key }) => {
  if (byId('rules').open) return
  if (key === 'ArrowUp') bets.step(1)
  if (key === 'ArrowDown') bets.step(-1)
})
showRules(
  [texts.rule, fillIn(texts.rtp, { share: `${rules.returnHundredths}%` })],
  [
    [texts.prey, texts.pays, texts.chance],
    ...rules.prey.map(({ name, pays, chance }) => [texts[name], `${pays}×`, formatPercent(chance)]),
  ],
)
bets.select('5.00')
byId('win').textContent = formatAmount('0.00')
createShoal(byId('sea'), shoot)
open(() => {
  page.dataset.state = 'ready'
  say(texts.ready)
})

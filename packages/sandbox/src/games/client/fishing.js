import {
  act,
  byId,
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
import { newRoundId } from './pending-round.js'
import { createShoal, showHit, showShot } from './shoal.js'

let isAsking = false
const bets = createPageBets(() => isAsking)

async function shoot({ name, button }) {
  if (isAsking || current.isExpired) return
  isAsking = true
  bets.updateButtons()
  const shot = showShot(button)
  const result = await act('shoot', { roundId: newRoundId(), bet: bets.bet(), prey: name }, () => {})
  await shot
  if (result?.ok) showResult(button, current.view.round)
  isAsking = false
  bets.updateButtons()
}

function showResult(button, { prey, win }) {
  const isCaught = Number(win) > 0
  showHit(button, isCaught ? `+${formatAmount(win)}` : '')
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

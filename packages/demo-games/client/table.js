import { showCards } from './cards.js'
import { act, createBets, createBetting, current, open } from './game-frame.js'
import { byId, fillIn, formatAmount, page, say, showRules, showWin, texts } from './page.js'

const isPlaying = () => current.view.round?.isOver === false
let isAsking = false
const bets = createBets(() => isPlaying() || isAsking)

function resultText({ player, win, bet, total, dealerTotal, isBlackjack }) {
  if (total > 21) return fillIn(texts.bust, { total })
  if (Number(win) === 0) return fillIn(texts.lost, { total: dealerTotal })
  if (win === bet) return texts.push
  const won = isBlackjack && player.length === 2 ? texts.blackjack : texts.won
  return fillIn(won, { amount: formatAmount(win) })
}

function showButtons() {
  byId('decisions').hidden = !isPlaying()
  byId('go').hidden = isPlaying()
  byId('double').disabled = isAsking || !current.view.round?.canDouble
  for (const id of ['hit', 'stand', 'go']) byId(id).disabled = isAsking || current.isExpired
  bets.update()
}

function show(result) {
  const { round } = current.view
  page.dataset.state = isPlaying() ? 'playing' : 'ready'
  if (round) {
    showCards(byId('player'), round.player)
    showCards(byId('dealer'), isPlaying() ? [...round.dealer, ''] : round.dealer)
    byId('player-total').textContent = round.total
    byId('dealer-total').textContent = round.dealerTotal
    showWin(round.win)
    if (result.ok) say(isPlaying() ? fillIn(texts.yourTurn, { total: round.total }) : resultText(round))
  }
  showButtons()
}

const betting = createBetting('start', show)

async function ask(request) {
  if (isAsking) return
  const focused = document.activeElement?.id
  isAsking = true
  showButtons()
  await request()
  isAsking = false
  showButtons()
  const next = [focused, isPlaying() ? 'hit' : 'go']
    .map(byId)
    .find((button) => button?.offsetParent && !button.disabled)
  if (focused) next?.focus()
}

for (const decision of ['hit', 'stand', 'double'])
  byId(decision).addEventListener('click', () => {
    const { roundId, player } = current.view.round
    void ask(() => act(decision, { roundId, step: player.length }, show))
  })
byId('go').addEventListener('click', () => ask(() => betting.place({ bet: bets.bet() })))
showRules()
showWin(0)
open((view) => {
  show({ ok: isPlaying(), ...view })
  if (!isPlaying()) say(texts.ready)
})

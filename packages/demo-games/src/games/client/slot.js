import { createBetSelector } from './bet-selector.js'
import { createPendingRound } from './pending-round.js'
import { requestPlay, wait } from './play-request.js'
import { createReel, randomSymbols } from './reel.js'
import { refusalText } from './refusal-text.js'
import { showRoundCheck } from './round-check.js'
import { fitIntoSite, notifyParent } from './site-around.js'
import { WinDisplay } from './win-display.js'

const byId = (id) => document.getElementById(id)
const launch = JSON.parse(byId('launch').textContent)
const { texts, strips, paylines } = launch
const page = document.documentElement
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const number = new Intl.NumberFormat(texts.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const money = new Intl.NumberFormat(texts.numbers, {
  style: 'currency',
  currency: launch.currency,
  currencyDisplay: 'narrowSymbol',
})
const formatAmount = (value) => money.format(Number(value))
const isSpinning = () => page.dataset.state === 'spinning'
const [reelsBox, message, spinButton, balanceText] = ['reels', 'message', 'spin', 'balance'].map(byId)
const minSpinMs = 1000
const stopIntervalMs = 210

const pendingRound = createPendingRound(launch.roundsOf)
const reels = strips.map((strip, order) => createReel(reelsBox, strip, order, isSpinning))
const winDisplay = new WinDisplay({
  reelsBox,
  linesBox: byId('lines'),
  banner: byId('cheer'),
  winText: byId('win'),
  reels,
  paylines,
  formatAmount,
  reducedMotion,
})
function createPayBox([symbol, multiples], bet) {
  const box = document.createElement('div')
  const picture = document.createElement('i')
  picture.className = `s-${symbol}`
  const payText = (multiple, i) => `${i + 3} × ${number.format((multiple * Number(bet)) / paylines.length)}`
  box.append(picture, symbol === 'wild' ? 'Wild' : multiples.map(payText).reverse().join('\n'))
  return box
}

const betSelector = createBetSelector({
  bets: launch.bets,
  formatAmount,
  betText: byId('bet'),
  onSelect: (bet) => byId('pays').replaceChildren(...launch.pays.map((pay) => createPayBox(pay, bet))),
  less: byId('less'),
  more: byId('more'),
  // The bet of a pending round is fixed until that round is settled.
  isLocked: () => isSpinning() || pendingRound.get() !== undefined,
})
let isExpired = false

function setState(state) {
  page.dataset.state = state
  spinButton.disabled = state === 'spinning' || isExpired
  betSelector.updateButtons()
}

fitIntoSite(launch.mode)

function showBalance(balance) {
  balanceText.textContent = formatAmount(balance)
  balanceText.dataset.amount = balance
}

function showError(text, withRetry) {
  for (const [order, reel] of reels.entries()) reel.show(randomSymbols(strips[order], 3))
  message.textContent = text
  if (withRetry) {
    const retry = document.createElement('button')
    retry.type = 'button'
    retry.dataset.testid = 'retry'
    retry.textContent = texts.retry
    retry.addEventListener('click', play)
    message.append(retry)
  }
  setState('error')
}

function showRefusal(refusal) {
  isExpired = refusal.error === 'expired'
  // An ended game does not tell what became of the bet: it is asked for again when the game is next opened.
  if (!isExpired) pendingRound.clear()
  showError(refusalText(texts, refusal), false)
}

async function stopReels(grid) {
  const stops = []
  for (const [order, reel] of reels.entries()) {
    if (reducedMotion.matches) {
      reel.show(grid[order])
      continue
    }
    stops.push(reel.stop(grid[order]))
    await wait(stopIntervalMs)
  }
  await Promise.all(stops)
}

async function showResult(result, bet) {
  await stopReels(result.grid)
  pendingRound.clear()
  showBalance(result.balance)
  void showRoundCheck(byId('check'), texts, result, result.nextHash)
  void winDisplay.show(result, Number(result.winAmount) / Number(bet))
  message.textContent =
    result.wins.length > 0 ? `${texts.win} ${formatAmount(result.winAmount)}` : texts.goodLuck
  setState('settled')
  notifyParent({ type: 'marquee:balance', balance: result.balance })
}

async function play() {
  if (spinButton.disabled) return
  winDisplay.clear()
  const round = pendingRound.getOrCreate({ bet: betSelector.bet() })
  message.textContent = texts.goodLuck
  setState('spinning')
  if (!reducedMotion.matches) for (const reel of reels) reel.spin()
  const minimumSpin = reducedMotion.matches ? undefined : wait(minSpinMs)
  try {
    const result = await requestPlay('./spin', { ticket: launch.ticket, ...round })
    await minimumSpin
    if (result.ok) await showResult(result, round.bet)
    else showRefusal(result)
  } catch {
    showError(texts.interrupted, true)
  }
}

function onKeyDown(event) {
  if (byId('paytable').open || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
  const control = event.target instanceof Element && event.target.closest('a, button')
  if ((event.key === ' ' || event.key === 'Enter') && (!control || control === spinButton)) {
    event.preventDefault()
    void play()
  }
  if (event.key === 'ArrowUp' || event.key === '+') betSelector.step(1)
  if (event.key === 'ArrowDown' || event.key === '-') betSelector.step(-1)
}

spinButton.addEventListener('click', play)
byId('open-paytable').addEventListener('click', () => byId('paytable').showModal())
document.addEventListener('keydown', onKeyDown)
showBalance(launch.balance)
void showRoundCheck(byId('check'), texts, undefined, launch.nextHash)
winDisplay.clear()
betSelector.select(pendingRound.get()?.bet ?? launch.bets[0])
if (pendingRound.get()) showError(texts.interrupted, true)
else setState('ready')
notifyParent({ type: 'marquee:loaded' })

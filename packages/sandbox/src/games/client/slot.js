import { makeBetChoice } from './bet-choice.js'
import { makeReel, someOf } from './reel.js'
import { keepRounds } from './round-keeper.js'
import { askForSpin, wait } from './spin-request.js'
import { makeWinShow } from './win-show.js'

const byId = (id) => document.getElementById(id)
const launch = JSON.parse(byId('launch').textContent)
const { texts, strips, paylines } = launch
const page = document.documentElement
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const number = new Intl.NumberFormat(texts.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const money = new Intl.NumberFormat(texts.numbers, {
  style: 'currency',
  currency: launch.currency,
  currencyDisplay: 'narrowSymbol',
})
const amount = (value) => money.format(Number(value))
const spinning = () => page.dataset.state === 'spinning'
const [reelsBox, message, spin, balanceText] = ['reels', 'message', 'spin', 'balance'].map(byId)

const rounds = keepRounds(launch.ticket)
const reels = strips.map((strip, order) => makeReel(reelsBox, strip, order, spinning))
const winShow = makeWinShow({
  reelsBox,
  linesBox: byId('lines'),
  cheer: byId('cheer'),
  winText: byId('win'),
  reels,
  paylines,
  amount,
  calm,
})
const betChoice = makeBetChoice({
  bets: launch.bets,
  pays: launch.pays,
  lineCount: paylines.length,
  amount,
  number,
  betText: byId('bet'),
  paysBox: byId('pays'),
  less: byId('less'),
  more: byId('more'),
  // A kept round has its bet already; another one may be chosen when it is settled.
  locked: () => spinning() || rounds.open() !== undefined,
})
let ended = false

function setState(state) {
  page.dataset.state = state
  spin.disabled = state === 'spinning' || ended
  betChoice.refresh()
}

function tellParent(notice) {
  if (parent !== window) parent.postMessage(notice, '*')
}

// In a frame that may not turn the page, the page around it leads to the lobby.
byId('lobby').addEventListener('click', (event) => {
  if (parent === window) return
  event.preventDefault()
  tellParent({ type: 'marquee:lobby' })
})

function showBalance(balance) {
  balanceText.textContent = amount(balance)
  balanceText.dataset.amount = balance
}

function complain(text, withRetry) {
  for (const [order, reel] of reels.entries()) reel.show(someOf(strips[order], 3))
  message.textContent = text
  if (withRetry) {
    const again = document.createElement('button')
    again.type = 'button'
    again.dataset.testid = 'retry'
    again.textContent = texts.retry
    again.addEventListener('click', play)
    message.append(again)
  }
  setState('error')
}

function refuse(error) {
  rounds.close()
  ended = error === 'expired'
  complain(texts[error] ?? texts.invalidInput, false)
}

async function land(grid) {
  const stops = []
  for (const [order, reel] of reels.entries()) {
    if (calm.matches) {
      reel.show(grid[order])
      continue
    }
    stops.push(reel.land(grid[order]))
    await wait(210)
  }
  await Promise.all(stops)
}

async function settle(answer, bet) {
  await land(answer.grid)
  rounds.close()
  showBalance(answer.balance)
  winShow.show(answer, Number(answer.winAmount) / Number(bet))
  message.textContent = answer.wins.length > 0 ? `${texts.win} ${amount(answer.winAmount)}` : texts.goodLuck
  setState('settled')
  tellParent({ type: 'marquee:balance', balance: answer.balance })
}

async function play() {
  if (spin.disabled) return
  winShow.clear()
  const round = rounds.openOrNew(betChoice.bet())
  message.textContent = texts.goodLuck
  setState('spinning')
  if (!calm.matches) for (const reel of reels) reel.whirl()
  const shortest = calm.matches ? undefined : wait(1000)
  try {
    const answer = await askForSpin(launch.ticket, round)
    await shortest
    if (answer.ok) await settle(answer, round.bet)
    else refuse(answer.error)
  } catch {
    complain(texts.interrupted, true)
  }
}

function onKey(event) {
  if (byId('paytable').open || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
  const onControl = event.target instanceof Element && event.target.closest('a, button')
  if ((event.key === ' ' || event.key === 'Enter') && (!onControl || onControl === spin)) {
    event.preventDefault()
    play()
  }
  if (event.key === 'ArrowUp' || event.key === '+') betChoice.step(1)
  if (event.key === 'ArrowDown' || event.key === '-') betChoice.step(-1)
}

spin.addEventListener('click', play)
byId('open-paytable').addEventListener('click', () => byId('paytable').showModal())
document.addEventListener('keydown', onKey)
showBalance(launch.balance)
winShow.clear()
betChoice.choose(rounds.open()?.bet ?? launch.bets[0])
if (rounds.open()) complain(texts.interrupted, true)
else setState('ready')
tellParent({ type: 'marquee:loaded' })

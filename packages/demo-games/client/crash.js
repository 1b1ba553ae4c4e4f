import { act, createBets, createBetting, current, open, serverNow } from './game-frame.js'
import {
  byId,
  create,
  fillIn,
  formatAmount,
  formatMultiple,
  formatPercent,
  isCalm,
  page,
  paint,
  rules,
  say,
  showRules,
  showWin,
  texts,
} from './page.js'

const pollMs = 350
// Who wanted to cash out as the flight crashed does not want to start another one.
const restMs = 900
const [goButton, autoField] = ['go', 'auto'].map(byId)
const isFlying = () => current.view.round?.isOver === false
let isAsking = false
let isResting = false
const bets = createBets(() => isFlying() || isAsking)

function reached() {
  const { startedAt, auto } = current.view.round
  const ms = Math.max(0, serverNow() - startedAt)
  return Math.min(Math.floor(100 * Math.exp(rules.growthPerMs * ms)), auto || rules.maxMultiplier)
}

/** The auto cash-out in hundredths; 0 for none, and undefined for what is no multiplier in the range. */
function readAuto() {
  const text = autoField.value.trim().replace(',', '.')
  if (text === '') return 0
  const hundredths = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return hundredths >= rules.minAuto && hundredths <= rules.maxMultiplier ? hundredths : undefined
}

/** Shows a multiplier, and the flight up to it: it climbs to the right, and its scale follows. */
function showMultiplier(hundredths) {
  byId('multiplier').textContent = formatMultiple(hundredths)
  const height = 1 - 1 / (1 + Math.log(Math.max(1, hundredths / 100)))
  const [x, y] = [Math.min(78, 16 + height * 92), 52 - height * 44]
  const curve = `M0 56 Q${x * 0.6} 56 ${x} ${y}`
  byId('line').setAttribute('d', curve)
  byId('area').setAttribute('d', `${curve} L${x} 60 L0 60 Z`)
  byId('craft').style.left = `${x}%`
  byId('craft').style.top = `${(y / 60) * 100}%`
}

function showPast() {
  byId('past').replaceChildren(
    ...current.view.past.map(({ crashAt }) =>
      create('li', crashAt >= 200 ? 'high' : '', formatMultiple(crashAt)),
    ),
  )
}

function frame() {
  if (!isFlying()) return
  const hundredths = reached()
  const amount = formatAmount((Number(current.view.round.bet) * hundredths) / 100)
  showMultiplier(hundredths)
  goButton.textContent = fillIn(texts.cashOut, { amount })
  if (isCalm) setTimeout(frame, 250)
  else requestAnimationFrame(frame)
}

// The server alone knows when the flight crashes.
function watch() {
  if (!isFlying()) return
  setTimeout(() => isFlying() && act('look', {}, show).then(watch), pollMs)
}

function showLanding({ cashedAt, crashAt, win }) {
  page.dataset.state = cashedAt ? 'won' : 'crashed'
  showMultiplier(cashedAt || crashAt)
  isResting = true
  setTimeout(() => {
    isResting = false
    goButton.disabled = current.isExpired
  }, restMs)
  byId('under').textContent = cashedAt ? fillIn(texts.crashed, { multiplier: formatMultiple(crashAt) }) : ''
  const values = { multiplier: formatMultiple(cashedAt || crashAt), amount: formatAmount(win) }
  say(fillIn(cashedAt ? texts.cashed : texts.lost, values))
  showWin(win)
}

function show(result) {
  const { round } = current.view
  showPast()
  if (isFlying()) {
    if (page.dataset.state !== 'flying') requestAnimationFrame(frame)
    page.dataset.state = 'flying'
    byId('under').textContent = ''
    say(round.auto ? fillIn(texts.flyingAuto, { multiplier: formatMultiple(round.auto) }) : texts.flying)
  } else {
    goButton.textContent = texts.go
    if (result.ok && round && ['flying', 'asking'].includes(page.dataset.state)) showLanding(round)
  }
  autoField.disabled = isFlying()
  goButton.disabled = current.isExpired || isResting
  bets.update()
}

const betting = createBetting('start', (result) => {
  if (result.ok) page.dataset.state = 'asking'
  show(result)
  watch()
})

async function start() {
  const auto = readAuto()
  if (auto === undefined) {
    say(texts.autoInvalid)
    autoField.focus()
    return
  }
  page.dataset.state = 'asking'
  await betting.place({ bet: bets.bet(), auto })
}

goButton.addEventListener('click', async () => {
  if (isAsking) return
  isAsking = true
  if (isFlying()) await act('cashOut', { roundId: current.view.round.roundId }, show)
  else await start()
  isAsking = false
  bets.update()
})
showRules(
  [
    [texts.reaches, texts.chance],
    ...[110, 150, 200, 500, 1000, 10_000].map((multiple) => [
      formatMultiple(multiple),
      formatPercent(rules.returnHundredths / multiple),
    ]),
  ],
  { max: formatMultiple(rules.maxMultiplier) },
)
paint(byId('craft'), 'craft')
showWin(0)
open((view) => {
  page.dataset.state = isFlying() ? 'asking' : 'ready'
  say(texts.ready)
  showMultiplier(100)
  show({ ok: true, ...view })
  watch()
})

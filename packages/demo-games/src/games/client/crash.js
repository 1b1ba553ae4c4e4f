import {
  act,
  byId,
  createBetting,
  createPageBets,
  current,
  fillIn,
  formatAmount,
  open,
  page,
  reducedMotion,
  rules,
  say,
  serverNow,
  showRules,
  texts,
} from './game-frame.js'

const pollMs = 350
// Who wanted to cash out as the flight crashed does not want to start another one.
const restMs = 900
const [goButton, autoField, multiplierText, underText] = ['go', 'auto', 'multiplier', 'under'].map(byId)
const multiplierNumber = new Intl.NumberFormat(texts.numbers, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const formatMultiplier = (hundredths) => `${multiplierNumber.format(hundredths / 100)}×`
const isFlying = () => current.view.round?.isOver === false
const reached = () => {
  const ms = Math.max(0, serverNow() - current.view.round.startedAt)
  return Math.min(
    Math.floor(100 * Math.exp(rules.growthPerMs * ms)),
    current.view.round.auto || rules.maxMultiplier,
  )
}
const amountAt = (hundredths) => formatAmount((Number(current.view.round.bet) * hundredths) / 100)
let isAsking = false
let isResting = false

const bets = createPageBets(() => isFlying() || isAsking)

/** The auto cash-out in hundredths; 0 for none, and undefined for what is no multiplier in the range. */
function readAuto() {
  const text = autoField.value.trim().replace(',', '.')
  if (text === '') return 0
  const hundredths = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return hundredths >= rules.minAuto && hundredths <= rules.maxMultiplier ? hundredths : undefined
}

/** Draws the flight: it climbs to the right, and its scale follows. */
function drawFlight(hundredths) {
  const height = 1 - 1 / (1 + Math.log(Math.max(1, hundredths / 100)))
  const x = Math.min(78, 16 + height * 92)
  const y = 52 - height * 44
  const curve = `M0 56 Q${x * 0.6} 56 ${x} ${y}`
  byId('line').setAttribute('d', curve)
  byId('area').setAttribute('d', `${curve} L${x} 60 L0 60 Z`)
  const craft = byId('craft')
  const { clientWidth, clientHeight } = byId('sky')
  const [left, top] = [(x / 100) * clientWidth, (y / 60) * clientHeight]
  craft.style.transform = `translate(${left - craft.clientWidth / 2}px, ${top - craft.clientHeight / 2}px)`
}

function showMultiplier(hundredths) {
  multiplierText.textContent = formatMultiplier(hundredths)
  drawFlight(hundredths)
}

function showPast() {
  const items = current.view.past.map(({ crashAt }) => {
    const item = document.createElement('li')
    item.textContent = formatMultiplier(crashAt)
    if (crashAt >= 200) item.className = 'high'
    return item
  })
  byId('past').replaceChildren(...items)
}

function frame() {
  if (!isFlying()) return
  const hundredths = reached()
  showMultiplier(hundredths)
  goButton.textContent = fillIn(texts.cashOut, { amount: amountAt(hundredths) })
  if (reducedMotion.matches) setTimeout(frame, 250)
  else requestAnimationFrame(frame)
}

// The server alone knows when the flight crashes.
function watch() {
  if (!isFlying()) return
  setTimeout(() => isFlying() && act('look', {}, show).then(watch), pollMs)
}

function showLanding({ cashedAt, crashAt, win }) {
  const values = { multiplier: formatMultiplier(cashedAt || crashAt), amount: formatAmount(win) }
  page.dataset.state = cashedAt ? 'won' : 'crashed'
  showMultiplier(cashedAt || crashAt)
  rest()
  underText.textContent = cashedAt ? fillIn(texts.crashed, { multiplier: formatMultiplier(crashAt) }) : ''
  say(fillIn(cashedAt ? texts.cashed : texts.lost, values))
  byId('win').textContent = formatAmount(win)
  byId('win').dataset.amount = win
}

function rest() {
  isResting = true
  setTimeout(() => {
    isResting = false
    goButton.disabled = current.isExpired
  }, restMs)
}

function show(result) {
  const { round } = current.view
  showPast()
  if (isFlying()) {
    if (page.dataset.state !== 'flying') requestAnimationFrame(frame)
    page.dataset.state = 'flying'
    underText.textContent = ''
    say(round.auto ? fillIn(texts.flyingAuto, { multiplier: formatMultiplier(round.auto) }) : texts.flying)
  } else {
    goButton.textContent = texts.go
    if (result.ok && round && ['flying', 'asking'].includes(page.dataset.state)) showLanding(round)
  }
  autoField.disabled = isFlying()
  goButton.disabled = current.isExpired || isResting
  bets.updateButtons()
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

async function go() {
  if (goButton.disabled || isAsking) return
  isAsking = true
  if (isFlying()) await act('cashOut', { roundId: current.view.round.roundId }, show)
  else await start()
  isAsking = false
  bets.updateButtons()
}

goButton.addEventListener('click', go)
document.addEventListener('keydown', (event) => {
  if (byId('rules').open || event.target === autoField) return
  if (event.key === 'ArrowUp') bets.step(1)
  if (event.key === 'ArrowDown') bets.step(-1)
})
addEventListener('resize', () => drawFlight(isFlying() ? reached() : 100))
const chances = [110, 150, 200, 500, 1000, 10_000].map((x) => [
  formatMultiplier(x),
  `${((rules.returnHundredths * 100) / x).toFixed(1)}%`,
])
showRules(
  [
    texts.rule,
    fillIn(texts.rtp, { share: `${rules.returnHundredths}%`, max: formatMultiplier(rules.maxMultiplier) }),
  ],
  [[texts.reaches, texts.chance], ...chances],
)
bets.select(current.view.round?.isOver === false ? current.view.round.bet : '10.00')
byId('win').textContent = formatAmount('0.00')
open((view) => {
  page.dataset.state = isFlying() ? 'asking' : 'ready'
  say(texts.ready)
  showMultiplier(100)
  show({ ok: true, ...view })
  watch()
})

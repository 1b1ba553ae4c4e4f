import {
  act,
  byId,
  create,
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
  serverNow,
  showRules,
  texts,
} from './game-frame.js'

const tickMs = 500
const pollMs = 1000
const picked = new Set()
const number = new Intl.NumberFormat(texts.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
let isAsking = false
let shownDraw = ''
let waitsFor = 0

const bets = createPageBets(() => isAsking)
const isClosed = () => current.view.next.at - serverNow() <= rules.closedMs

const buttons = Array.from({ length: rules.numbers }, (_, index) => {
  const button = create('button', '', String(index + 1))
  button.type = 'button'
  button.addEventListener('click', () => toggle(index + 1))
  return button
})
byId('numbers').append(...buttons)

function showPicked() {
  for (const [index, button] of buttons.entries())
    button.setAttribute('aria-pressed', String(picked.has(index + 1)))
  byId('picked').textContent = fillIn(texts.choose, { count: picked.size })
}

function toggle(chosen) {
  if (picked.has(chosen)) picked.delete(chosen)
  else if (picked.size < rules.picked) picked.add(chosen)
  showPicked()
}

// The draw alone decides who wins, so any numbers are as good as any other.
function pickQuickly() {
  picked.clear()
  while (picked.size < rules.picked) picked.add(1 + Math.floor(Math.random() * rules.numbers))
  showPicked()
}

function showBalls() {
  const [draw] = current.view.draws
  if (draw.id === shownDraw) return
  shownDraw = draw.id
  const mine = new Set(
    current.view.tickets.filter(({ drawAt }) => drawAt === draw.at).flatMap((one) => one.numbers),
  )
  const balls = draw.numbers.map((drawn, index) => {
    const ball = create('span', mine.has(drawn) ? 'ball mine' : 'ball', String(drawn))
    ball.style.animationDelay = `${index * 0.22}s`
    return ball
  })
  byId('balls').replaceChildren(...balls)
}

function createTicket({ numbers, bet, win, isOver, hits, drawAt }) {
  const item = create('li', '')
  const drawn = current.view.draws.find(({ at }) => at === drawAt)?.numbers ?? []
  const text = create('b', '')
  text.append(
    ...numbers.flatMap((one) => [create(drawn.includes(one) ? 'i' : 'span', '', String(one)), '  ']),
  )
  const isWon = Number(win) > 0
  const result = isWon ? texts.wonTicket : texts.lostTicket
  const values = { hits, amount: formatAmount(win) }
  item.append(text, create('small', '', formatAmount(bet)))
  item.append(create('span', isWon ? 'won' : '', isOver ? fillIn(result, values) : texts.waiting))
  return item
}

function sayResult() {
  const mine = current.view.tickets.filter(({ drawAt, isOver }) => drawAt === waitsFor && isOver)
  if (mine.length === 0) return
  waitsFor = 0
  const won = mine.reduce((sum, { win }) => sum + Number(win), 0)
  byId('win').textContent = formatAmount(won)
  byId('win').dataset.amount = won.toFixed(2)
  say(won > 0 ? fillIn(texts.won, { amount: formatAmount(won) }) : texts.lost)
}

function show() {
  const { tickets } = current.view
  showBalls()
  const items = tickets.map(createTicket)
  byId('tickets').replaceChildren(...(items.length > 0 ? items : [create('li', '', texts.noTickets)]))
  sayResult()
  waitsFor = tickets.find(({ isOver }) => !isOver)?.drawAt ?? 0
  showChecks()
  byId('go').disabled = isAsking || current.isExpired
  bets.updateButtons()
}

// A draw is checked by its own seed.
function showChecks() {
  const { next, draws } = current.view
  const rows = [next, ...draws].flatMap(({ id, hash, seed }) =>
    [
      [`${texts.round}: ${id}`, ''],
      [texts.hash, hash],
      [texts.seed, seed || texts.seedLater],
    ].map(([name, value]) => {
      const row = create('div', '')
      row.append(create('dt', '', name), create('dd', '', value))
      return row
    }),
  )
  byId('check').replaceChildren(...rows)
}

const betting = createBetting('buy', (result) => {
  show()
  if (!result.ok) return
  picked.clear()
  showPicked()
  say(texts.bought)
})

async function buy() {
  if (isAsking) return
  if (picked.size < rules.picked) return say(texts.needFour)
  if (isClosed()) return say(texts.drawClosed)
  isAsking = true
  byId('go').disabled = true
  await betting.place({ bet: bets.bet(), numbers: [...picked].toSorted((a, b) => a - b).join(',') })
  isAsking = false
  byId('go').disabled = current.isExpired
  bets.updateButtons()
}

function tick() {
  const left = Math.max(0, Math.ceil((current.view.next.at - serverNow()) / 1000))
  byId('countdown').textContent = `0:${String(left % 60).padStart(2, '0')}`
  if (left >= 60) byId('countdown').textContent = '1:00'
}

async function poll() {
  const isDue = serverNow() >= current.view.next.at && !isAsking && !betting.isPending()
  if (isDue && !current.isExpired && !document.hidden)
    await act('look', {}, () => betting.isPending() || show())
  setTimeout(poll, pollMs)
}

byId('quick').addEventListener('click', pickQuickly)
byId('go').addEventListener('click', buy)
showRules(
  [texts.rule, fillIn(texts.rtp, { share: rules.share })],
  [
    [texts.hits, texts.pays, texts.chance],
    ...rules.pays.map(({ hits, hundredths, chance }) => [
      String(hits),
      `${number.format(hundredths / 100)}×`,
      formatPercent(chance),
    ]),
  ],
)
bets.select('10.00')
byId('win').textContent = formatAmount('0.00')
showPicked()
open(() => {
  page.dataset.state = 'ready'
  show()
  say(texts.ready)
  tick()
  setInterval(tick, tickMs)
  void poll()
})

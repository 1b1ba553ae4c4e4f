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
const twoDecimals = new Intl.NumberFormat(texts.numbers, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Opens a game of draws.
 * @param pick what the player chooses: its `numbers`, undefined while some are missing, `quick` and `clear`
 * @param numbersOf the numbers of a ticket as elements, with those of its draw marked
 * @param countedHits hits as a row of the prizes names them
 */
export function openDrawGame({ pick, numbersOf, countedHits = String }) {
  let isAsking = false
  let shownDraw = ''
  let waitsFor = 0
  const bets = createPageBets(() => isAsking)
  const isClosed = () => current.view.next.at - serverNow() <= rules.closedMs

  function showBalls() {
    const [draw] = current.view.draws
    if (draw.id === shownDraw) return
    shownDraw = draw.id
    const mine = new Set(
      current.view.tickets.filter(({ drawAt }) => drawAt === draw.at).flatMap((one) => one.numbers),
    )
    const step = 1.3 / draw.numbers.length
    const balls = draw.numbers.map((drawn, index) => {
      const ball = create('span', mine.has(drawn) ? 'ball mine' : 'ball', String(drawn))
      ball.style.animationDelay = `${index * step}s`
      return ball
    })
    byId('balls').replaceChildren(...balls)
  }

  function createTicket({ numbers, bet, win, isOver, hits, drawAt }) {
    const item = create('li', '')
    const drawn = current.view.draws.find(({ at }) => at === drawAt)?.numbers ?? []
    const isWon = Number(win) > 0
    const score = fillIn(texts.score, { hits })
    const result = isWon ? fillIn(texts.wonTicket, { score, amount: formatAmount(win) }) : score
    item.append(numbersOf(numbers, drawn), create('small', '', formatAmount(bet)))
    item.append(create('span', isWon ? 'won' : '', isOver ? result : texts.waiting))
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
    pick.clear()
    say(texts.bought)
  })

  async function buy() {
    if (isAsking) return
    const numbers = pick.numbers()
    if (!numbers) return say(texts.needMore)
    if (isClosed()) return say(texts.drawClosed)
    isAsking = true
    byId('go').disabled = true
    await betting.place({ bet: bets.bet(), numbers: numbers.join(',') })
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

  byId('quick').addEventListener('click', pick.quick)
  byId('go').addEventListener('click', buy)
  showRules(
    [texts.rule, fillIn(texts.rtp, { share: rules.share })],
    [
      [texts.hits, texts.pays, texts.chance],
      ...rules.pays.map(({ hits, hundredths, chance }) => [
        countedHits(hits),
        `${twoDecimals.format(hundredths / 100)}×`,
        formatPercent(chance),
      ]),
    ],
  )
  bets.select('10.00')
  byId('win').textContent = formatAmount('0.00')
  pick.clear()
  open(() => {
    page.dataset.state = 'ready'
    show()
    say(texts.ready)
    tick()
    setInterval(tick, tickMs)
    void poll()
  })
}

/** The numbers of a ticket in a line. */
export function inLine(numbers, isRight) {
  const text = create('b', '')
  text.append(
    ...numbers.flatMap((one, place) => [create(isRight(one, place) ? 'i' : 'span', '', String(one)), '  ']),
  )
  return text
}

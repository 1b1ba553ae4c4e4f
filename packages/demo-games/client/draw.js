import { act, createBets, createBetting, current, open, serverNow } from './game-frame.js'
import {
  byId,
  create,
  fillIn,
  formatAmount,
  formatMultiple,
  formatPercent,
  page,
  rules,
  say,
  showChecks,
  showRules,
  showWin,
  texts,
} from './page.js'

const tickMs = 500

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
  const bets = createBets(() => isAsking)

  function showBalls() {
    const [draw] = current.view.draws
    if (draw.id === shownDraw) return
    shownDraw = draw.id
    const tickets = current.view.tickets.filter(({ drawAt }) => drawAt === draw.at)
    const mine = new Set(tickets.flatMap(({ numbers }) => numbers))
    const balls = draw.numbers.map((drawn, index) => {
      const ball = create('span', mine.has(drawn) ? 'ball mine' : 'ball', drawn)
      ball.style.animationDelay = `${(index * 1.3) / draw.numbers.length}s`
      return ball
    })
    byId('balls').replaceChildren(...balls)
  }

  function createTicket({ numbers, bet, win, isOver, hits, drawAt }) {
    const item = create('li')
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
    const won = mine.reduce((sum, { win }) => sum + Number(win), 0)
    showWin(won)
    say(won > 0 ? fillIn(texts.won, { amount: formatAmount(won) }) : texts.lost)
  }

  function show() {
    const { tickets, next, draws } = current.view
    showBalls()
    const items = tickets.map(createTicket)
    byId('tickets').replaceChildren(...(items.length > 0 ? items : [create('li', '', texts.noTickets)]))
    sayResult()
    waitsFor = tickets.find(({ isOver }) => !isOver)?.drawAt ?? 0
    // A draw is checked by its own seed.
    showChecks(
      [next, ...draws].flatMap(({ id, hash, seed }) => [
        [`${texts.round}: ${id}`, ''],
        [texts.hash, hash],
        [texts.seed, seed || texts.seedLater],
      ]),
    )
    byId('go').disabled = isAsking || current.isExpired
    bets.update()
  }

  const betting = createBetting('buy', (result) => {
    show()
    if (!result.ok) return
    pick.clear()
    say(texts.bought)
  })

  async function buy() {
    const numbers = pick.numbers()
    if (isAsking) return
    if (!numbers) return say(texts.needMore)
    if (current.view.next.at - serverNow() <= rules.closedMs) return say(texts.drawClosed)
    isAsking = true
    byId('go').disabled = true
    await betting.place({ bet: bets.bet(), numbers: numbers.join(',') })
    isAsking = false
    byId('go').disabled = current.isExpired
    bets.update()
  }

  async function tick() {
    const left = Math.max(0, Math.ceil((current.view.next.at - serverNow()) / 1000))
    byId('countdown').textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    if (left === 0 && !isAsking && !betting.isPending() && !current.isExpired && !document.hidden)
      await act('look', {}, show)
    setTimeout(tick, tickMs)
  }

  byId('quick').addEventListener('click', pick.quick)
  byId('go').addEventListener('click', buy)
  showRules([
    [texts.hits, texts.pays, texts.chance],
    ...rules.pays.map(({ hits, hundredths, chance }) => [
      countedHits(hits),
      formatMultiple(hundredths),
      formatPercent(chance),
    ]),
  ])
  showWin(0)
  pick.clear()
  open(() => {
    page.dataset.state = 'ready'
    show()
    say(texts.ready)
    void tick()
  })
}

/** The numbers of a ticket in a line, of which those that are right are marked. */
export function inLine(numbers, isRight) {
  const line = create('b', 'in-line')
  line.append(...numbers.map((one, place) => create(isRight(one, place) ? 'ins' : 'span', '', one)))
  return line
}

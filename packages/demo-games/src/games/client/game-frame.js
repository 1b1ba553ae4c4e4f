import { createBetSelector } from './bet-selector.js'
import { createPendingRound } from './pending-round.js'
import { requestPlay } from './play-request.js'
import { refusalText } from './refusal-text.js'
import { showRoundCheck } from './round-check.js'
import { fitIntoSite, notifyParent } from './site-around.js'

export const byId = (id) => document.getElementById(id)
export const launch = JSON.parse(byId('launch').textContent)
export const { texts, rules } = launch
export const page = document.documentElement
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const money = new Intl.NumberFormat(texts.numbers, {
  style: 'currency',
  currency: launch.currency,
  currencyDisplay: 'narrowSymbol',
})
export const formatAmount = (value) => money.format(Number(value))
/** A chance as a percentage with two digits of fraction. */
export const formatPercent = (share) =>
  new Intl.NumberFormat(texts.numbers, { style: 'percent', minimumFractionDigits: 2 }).format(share)
export const fillIn = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** An element with a class and a text. */
export function create(tag, className, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

fitIntoSite(launch.mode)
byId('open-rules').addEventListener('click', () => byId('rules').showModal())

/** What the server showed last, and how far its clock is ahead of this one. */
export const current = { view: launch.view, clockAhead: launch.view.now - Date.now(), isExpired: false }
export const serverNow = () => Date.now() + current.clockAhead
let shownBalance

function showBalance(balance) {
  byId('balance').textContent = formatAmount(balance)
  byId('balance').dataset.amount = balance
  if (shownBalance !== undefined && shownBalance !== balance)
    notifyParent({ type: 'marquee:balance', balance })
  shownBalance = balance
}

export function say(text) {
  byId('message').textContent = text
}

function sayRefusal(refusal) {
  current.isExpired = refusal.error === 'expired'
  say(refusalText(texts, refusal))
}

function sayInterrupted(retry) {
  const button = create('button', '', texts.retry)
  button.type = 'button'
  button.dataset.testid = 'retry'
  button.addEventListener('click', () => {
    button.disabled = true
    retry()
  })
  say(texts.interrupted)
  byId('message').append(button)
}

function takeView(view) {
  current.view = view
  current.clockAhead = view.now - Date.now()
  void showRoundCheck(byId('check'), texts, view.round, view.nextHash)
}

/**
 * Asks the server for an action, and shows what came of it with `show`. Only the answer to the latest request counts.
 * @param retry what the button does that is offered when no answer came
 * @returns the server's answer; `undefined` when none came
 */
export async function act(action, content, show, retry = () => act(action, content, show)) {
  try {
    const result = await requestPlay('./act', { ticket: launch.ticket, action, ...content })
    if (result.ok) takeView(result)
    else sayRefusal(result)
    // The balance would tell what came out before the page shows it.
    await show(result)
    showBalance(current.view.balance)
    return result
  } catch {
    sayInterrupted(retry)
    return undefined
  }
}

let askAgain = () => {}

/**
 * Places bets by an action of the server. Until the answer to a bet is known, nothing else can be bet: it is only asked
 * for again, under the same id, also after a reload.
 * @param show is told each answer, and what was bet
 */
export function createBetting(action, show) {
  const pending = createPendingRound(launch.roundsOf)
  const parts = [...document.querySelectorAll('[data-bets]')]

  function lock(isLocked) {
    for (const part of parts) part.inert = isLocked
  }

  function finish(result, bet) {
    // An ended game does not tell what became of the bet.
    if (result.error !== 'expired') pending.clear()
    lock(false)
    return show(result, bet)
  }

  async function send() {
    const bet = pending.get()
    const result = await act(action, bet, (answer) => finish(answer, bet), send)
    if (result) return result
    lock(true)
    byId('message').querySelector('button').focus()
    return undefined
  }

  askAgain = () => {
    if (!pending.get()) return
    lock(true)
    sayInterrupted(send)
  }
  return {
    isPending: () => pending.get() !== undefined,
    /** Resolves with the server's answer; with `undefined` when none came. */
    place(content) {
      pending.getOrCreate(content)
      return send()
    },
  }
}

/** The bet selector of the page. */
export const createPageBets = (isLocked, onSelect) =>
  createBetSelector({
    ...{ bets: launch.bets, formatAmount, isLocked, onSelect },
    ...{ betText: byId('bet'), less: byId('less'), more: byId('more') },
  })

/** Fills the rules dialog with paragraphs and a table, whose first row is its head. */
export function showRules(paragraphs, rows = []) {
  const table = create('table', '')
  for (const [index, cells] of rows.entries()) {
    const row = create('tr', '')
    row.append(...cells.map((cell) => create(index === 0 ? 'th' : 'td', '', cell)))
    table.append(row)
  }
  byId('rules-body').replaceChildren(
    ...paragraphs.map((text) => create('p', '', text)),
    ...(rows.length ? [table] : []),
  )
}

/** Shows the first view and a bet whose answer is not known, and says that the game is there. */
export function open(show) {
  takeView(launch.view)
  showBalance(launch.view.balance)
  show(launch.view)
  askAgain()
  notifyParent({ type: 'marquee:loaded' })
}

import { byId, create, formatAmount, launch, notifyParent, page, say, showChecks, texts } from './page.js'
import { pendingBet, requestPlay } from './play-request.js'
import { refusalText } from './refusal-text.js'

byId('open-rules').addEventListener('click', () => byId('rules').showModal())

// A sandboxed frame may not navigate the top-level page, so the page around it has to.
if (parent !== window) {
  page.dataset.framed = launch.mode
  byId('lobby').addEventListener('click', (event) => {
    event.preventDefault()
    notifyParent({ type: 'marquee:lobby' })
  })
}

/** What the server showed last, and how far its clock is ahead of this one. */
export const current = { view: launch.view, clockAhead: 0, isExpired: false }
export const serverNow = () => Date.now() + current.clockAhead

let shownBalance

function showBalance(balance) {
  byId('balance').textContent = formatAmount(balance)
  byId('balance').dataset.amount = balance
  if (shownBalance !== undefined && shownBalance !== balance)
    notifyParent({ type: 'marquee:balance', balance })
  shownBalance = balance
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

function sayRefused(refusal) {
  current.isExpired = refusal.error === 'expired'
  say(refusalText(texts, refusal))
}

function takeView(view) {
  current.view = view
  current.clockAhead = view.now - Date.now()
  const { round, nextHash } = view
  showChecks([
    [texts.hash, round?.hash ?? nextHash],
    ...(round ? [[texts.round, round.roundId]] : []),
    [texts.seed, round?.seed || texts.seedLater],
    // The seed of the next round is fixed before its bet.
    ...(round?.seed ? [[texts.nextHash, nextHash]] : []),
  ])
}

/**
 * Asks the server for an action, and shows what came of it with `show`.
 * @param retry what the button does that is offered when no answer came
 * @returns the server's answer; `undefined` when none came
 */
export async function act(action, content, show, retry = () => act(action, content, show)) {
  try {
    const result = await requestPlay({ ticket: launch.ticket, action, ...content })
    if (result.ok) takeView(result)
    else sayRefused(result)
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
 * @param show is told each answer
 */
export function createBetting(action, show) {
  const parts = [...document.querySelectorAll('[data-bets]')]

  function lock(isLocked) {
    for (const part of parts) part.inert = isLocked
  }

  function finish(result) {
    // An ended game does not tell what became of the bet.
    if (result.error !== 'expired') pendingBet.clear()
    lock(false)
    return show(result)
  }

  async function send() {
    const result = await act(action, pendingBet.get(), finish, send)
    if (result) return result
    lock(true)
    byId('message').querySelector('button').focus()
    return undefined
  }

  askAgain = () => {
    if (!pendingBet.get()) return
    lock(true)
    sayInterrupted(send)
  }
  return {
    isPending: () => pendingBet.get() !== undefined,
    /** Resolves with the server's answer; with `undefined` when none came. */
    place(content) {
      pendingBet.getOrCreate(content)
      return send()
    },
  }
}

/**
 * The bet and its buttons, which the arrow keys press, too.
 * @param isLocked whether the bet may not change now
 * @param first the bet that is chosen first, where it is offered
 */
export function createBets(isLocked, first = '10.00') {
  const { bets } = launch
  const last = bets.length - 1
  let index = Math.max(0, bets.indexOf(pendingBet.get()?.bet ?? first))

  function update() {
    byId('bet').textContent = formatAmount(bets[index])
    byId('bet').dataset.amount = bets[index]
    byId('less').disabled = isLocked() || index === 0
    byId('more').disabled = isLocked() || index === last
  }

  function step(by) {
    if (isLocked()) return
    index = Math.min(last, Math.max(0, index + by))
    update()
  }

  byId('less').addEventListener('click', () => step(-1))
  byId('more').addEventListener('click', () => step(1))
  document.addEventListener('keydown', ({ key, target }) => {
    if (byId('rules').open || target.closest?.('input, select')) return
    if (key === 'ArrowUp') step(1)
    if (key === 'ArrowDown') step(-1)
  })
  update()
  return { bet: () => bets[index], update }
}

/** Shows the first view and a bet whose answer is not known, and says that the game is there. */
export function open(show) {
  takeView(launch.view)
  showBalance(launch.view.balance)
  show(launch.view)
  askAgain()
  notifyParent({ type: 'marquee:loaded' })
}

import { createBets, createBetting, current, open } from './game-frame.js'
import { byId, create, fillIn, formatAmount, page, say, showWin, texts } from './page.js'

/** The value of the chosen radio button. */
export const chosen = () => document.querySelector('[name="choice"]:checked').value

/**
 * Opens a game in which a bet on a choice is settled at once.
 * @param choice what is bet on now
 * @param start shows that a bet is placed, and `stop` that nothing came of it
 * @param reveal shows the outcome of a round, and resolves when the player has seen it
 * @param resultText what came out, without the win
 * @param pastItem an outcome's `[text, color]` in the list of the latest ones, where there is such a list
 * @returns what places a bet
 */
export function openChoiceGame({ choice = chosen, start, stop, reveal, resultText, pastItem, firstBet }) {
  let isAsking = false
  const bets = createBets(() => isAsking, firstBet)
  const go = byId('go')

  function showPast() {
    byId('past')?.replaceChildren(
      ...current.view.past.map((outcome) => {
        const [text, color = ''] = pastItem(outcome)
        const item = create('li', '', text)
        item.style.background = color
        return item
      }),
    )
  }

  function showResult(round) {
    showPast()
    showWin(round.win)
    const gain = Number(round.win) - Number(round.bet)
    const end =
      gain > 0 ? fillIn(texts.won, { amount: formatAmount(round.win) }) : gain === 0 ? texts.back : ''
    say([resultText(round), end].filter(Boolean).join(' '))
    page.dataset.state = gain > 0 ? 'won' : 'ready'
  }

  const betting = createBetting('bet', async (result) => {
    if (result.ok) {
      const { round } = current.view
      page.dataset.state = 'revealing'
      say('')
      await reveal(round)
      showResult(round)
    } else stop?.()
    setAsking(false)
  })

  function setAsking(value) {
    isAsking = value
    for (const id of ['go', 'choices']) {
      const control = byId(id)
      if (control) control.disabled = value || current.isExpired
    }
    bets.update()
  }

  async function play() {
    if (isAsking || current.isExpired || betting.isPending()) return
    setAsking(true)
    start?.()
    const result = await betting.place({ bet: bets.bet(), choice: choice() })
    if (!result) {
      stop?.()
      setAsking(false)
    }
    if (document.activeElement === document.body) go?.focus({ preventScroll: true })
  }

  go?.addEventListener('click', play)
  showWin(0)
  open(() => {
    page.dataset.state = 'ready'
    showPast()
    say(texts.ready)
  })
  return play
}

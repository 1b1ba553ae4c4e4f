import {
  byId,
  create,
  createBetting,
  createPageBets,
  current,
  fillIn,
  formatAmount,
  open,
  page,
  say,
  texts,
} from './game-frame.js'

/** The value of the chosen radio button. */
export const chosen = () => document.querySelector('[name="choice"]:checked').value

/**
 * Opens a game in which a bet on one outcome is settled at once.
 * @param choice what is bet on now
 * @param reveal shows the outcome of a round, and resolves when the player has seen it
 * @param resultText what came out, without the win
 * @param pastItem an outcome's `[text, class]` in the list of the latest ones
 */
export function openChoiceGame({ choice, reveal, resultText, pastItem, defaultBet = '10.00' }) {
  let isAsking = false
  const bets = createPageBets(() => isAsking)
  const go = byId('go')

  function showPast() {
    byId('past').replaceChildren(
      ...current.view.past.map((outcome) => {
        const [text, className] = pastItem(outcome)
        return create('li', className, text)
      }),
    )
  }

  function showWin(round) {
    byId('win').textContent = formatAmount(round.win)
    byId('win').dataset.amount = round.win
    const isWon = Number(round.win) > Number(round.bet)
    const isBack = Number(round.win) === Number(round.bet)
    const end = isWon ? fillIn(texts.won, { amount: formatAmount(round.win) }) : isBack ? texts.back : ''
    say([resultText(round), end].filter(Boolean).join(' '))
    page.dataset.state = isWon ? 'won' : 'ready'
  }

  const betting = createBetting('bet', async (result) => {
    const { round } = current.view
    if (result.ok) {
      page.dataset.state = 'revealing'
      say(texts.revealing)
      await reveal(round)
      showPast()
      showWin(round)
    }
    setAsking(false)
  })

  function setAsking(value) {
    isAsking = value
    go.disabled = value || current.isExpired
    byId('choices').disabled = value
    bets.updateButtons()
  }

  async function play() {
    if (isAsking || go.disabled) return
    setAsking(true)
    const result = await betting.place({ bet: bets.bet(), choice: choice() })
    if (!result) setAsking(false)
    if (document.activeElement === document.body) go.focus({ preventScroll: true })
  }

  go.addEventListener('click', play)
  bets.select(defaultBet)
  byId('win').textContent = formatAmount('0.00')
  open(() => {
    page.dataset.state = 'ready'
    showPast()
    say(texts.ready)
  })
}

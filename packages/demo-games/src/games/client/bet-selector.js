/**
 * The bet and its buttons.
 * @param options `bets` ascending decimal strings; `isLocked` whether the bet may not change now; `onSelect` is told
 * each chosen bet
 */
export function createBetSelector({
  bets,
  formatAmount,
  betText,
  less,
  more,
  isLocked,
  onSelect = () => {},
}) {
  let index = 0

  function updateButtons() {
    less.disabled = isLocked() || index === 0
    more.disabled = isLocked() || index === bets.length - 1
  }

  function selectIndex(newIndex) {
    index = Math.min(bets.length - 1, Math.max(0, newIndex))
    betText.textContent = formatAmount(bets[index])
    betText.dataset.amount = bets[index]
    onSelect(bets[index])
    updateButtons()
  }

  function step(by) {
    if (!isLocked()) selectIndex(index + by)
  }

  less.addEventListener('click', () => step(-1))
  more.addEventListener('click', () => step(1))
  return { bet: () => bets[index], select: (bet) => selectIndex(bets.indexOf(bet)), step, updateButtons }
}

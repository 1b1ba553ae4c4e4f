/**
 * The bet, its buttons, and the paytable, whose amounts follow the bet.
 * @param options `bets` ascending decimal strings; `pays` pairs of a symbol and its payouts for three, four and five in
 * bets per line; `isLocked` whether the bet may not change now
 */
export function createBetSelector({
  bets,
  pays,
  lineCount,
  formatAmount,
  number,
  betText,
  paysBox,
  less,
  more,
  isLocked,
}) {
  let index = 0

  function createPayBox([symbol, multiples]) {
    const box = document.createElement('div')
    const picture = document.createElement('i')
    picture.className = `s-${symbol}`
    const payText = (multiple, i) =>
      `${i + 3} × ${number.format((multiple * Number(bets[index])) / lineCount)}`
    box.append(picture, symbol === 'wild' ? 'Wild' : multiples.map(payText).reverse().join('\n'))
    return box
  }

  function updateButtons() {
    less.disabled = isLocked() || index === 0
    more.disabled = isLocked() || index === bets.length - 1
  }

  function selectIndex(newIndex) {
    index = Math.min(bets.length - 1, Math.max(0, newIndex))
    betText.textContent = formatAmount(bets[index])
    betText.dataset.amount = bets[index]
    paysBox.replaceChildren(...pays.map(createPayBox))
    updateButtons()
  }

  function step(by) {
    if (!isLocked()) selectIndex(index + by)
  }

  less.addEventListener('click', () => step(-1))
  more.addEventListener('click', () => step(1))
  return { bet: () => bets[index], select: (bet) => selectIndex(bets.indexOf(bet)), step, updateButtons }
}

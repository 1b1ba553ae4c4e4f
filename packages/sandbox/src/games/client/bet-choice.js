/** The bet's figure, its buttons and the paytable that follows it. `locked` tells when it may not change. */
export function makeBetChoice({
  bets,
  pays,
  lineCount,
  amount,
  number,
  betText,
  paysBox,
  less,
  more,
  locked,
}) {
  let index = 0

  function payBox([symbol, multiples]) {
    const box = document.createElement('div')
    const picture = document.createElement('i')
    picture.className = `s-${symbol}`
    const figure = (multiple, i) =>
      `${i + 3} × ${number.format((multiple * Number(bets[index])) / lineCount)}`
    box.append(picture, symbol === 'wild' ? 'Wild' : multiples.map(figure).reverse().join('\n'))
    return box
  }

  function refresh() {
    less.disabled = locked() || index === 0
    more.disabled = locked() || index === bets.length - 1
  }

  function choose(wanted) {
    index = Math.min(bets.length - 1, Math.max(0, wanted))
    betText.textContent = amount(bets[index])
    betText.dataset.amount = bets[index]
    paysBox.replaceChildren(...pays.map(payBox))
    refresh()
  }

  function step(by) {
    if (!locked()) choose(index + by)
  }

  less.addEventListener('click', () => step(-1))
  more.addEventListener('click', () => step(1))
  return { bet: () => bets[index], choose: (bet) => choose(bets.indexOf(bet)), step, refresh }
}

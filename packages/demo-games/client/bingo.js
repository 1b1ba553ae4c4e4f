import { openDrawGame } from './draw.js'
import { byId, create, rules, texts } from './page.js'

const letters = [...'BINGO']
const side = letters.length
const middle = 12
let card = []

/** A card in the order of its columns, without the free square. */
function newCard() {
  const columns = letters.map((_, column) => {
    const numbers = new Set()
    const size = column === 2 ? side - 1 : side
    while (numbers.size < size)
      numbers.add(column * rules.perColumn + 1 + Math.floor(Math.random() * rules.perColumn))
    return [...numbers]
  })
  return columns.flat()
}

/** A card as rows, with the called numbers marked. */
function createCard(numbers, called) {
  const squares = [...numbers.slice(0, middle), 0, ...numbers.slice(middle)]
  const table = create('table', 'card-of-bingo')
  const head = table.createTHead().insertRow()
  head.append(...letters.map((letter) => create('th', '', letter)))
  const body = table.createTBody()
  for (let row = 0; row < side; row++) {
    const cells = body.insertRow()
    for (let column = 0; column < side; column++) {
      const number = squares[column * side + row]
      const isMarked = number === 0 || called.includes(number)
      const cell = create('td', isMarked ? 'marked' : '', number === 0 ? '★' : String(number))
      if (number === 0) cell.setAttribute('aria-label', texts.free)
      cells.append(cell)
    }
  }
  return table
}

function offerCard() {
  card = newCard()
  byId('card').replaceChildren(createCard(card, []))
}

byId('picked').textContent = texts.choose

openDrawGame({
  pick: { numbers: () => card, quick: offerCard, clear: offerCard },
  numbersOf: createCard,
  countedHits: (hits) => (hits === rules.pays.at(-1).hits ? `${hits}+` : String(hits)),
})

import { create, texts } from './game-frame.js'

const suitSigns = { S: '♠', H: '♥', D: '♦', C: '♣' }

function createCard(name) {
  const card = create('span', `card c-${name}`)
  card.setAttribute('role', 'img')
  card.setAttribute('aria-label', `${name.slice(0, -1)}${suitSigns[name.at(-1)]}`)
  card.dataset.card = name
  return card
}

function createBack() {
  const back = create('span', 'card back')
  back.setAttribute('role', 'img')
  back.setAttribute('aria-label', texts.hidden)
  return back
}

/** Shows a hand; cards that lie there already stay, so that only new ones are dealt. */
export function showCards(box, names) {
  const known = [...box.children]
  const cards = names.map((name, index) => {
    if (name === '') return createBack()
    return known[index]?.dataset.card === name ? known[index] : createCard(name)
  })
  box.replaceChildren(...cards)
}

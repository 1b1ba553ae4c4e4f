import { create, paint, texts } from './page.js'

const suitSigns = { S: '♠', H: '♥', D: '♦', C: '♣' }

function createCard(name) {
  const card = create('span', name ? 'card' : 'card back')
  card.role = 'img'
  card.dataset.card = name
  card.ariaLabel = name ? `${name.slice(0, -1)}${suitSigns[name.at(-1)]}` : texts.hidden
  return name ? paint(card, `cards/${name}`) : card
}

/** Shows a hand, in which an empty name is a hidden card; cards that lie there already stay, and are not dealt again. */
export function showCards(box, names) {
  const known = [...box.children]
  box.replaceChildren(
    ...names.map((name, index) => (known[index]?.dataset.card === name ? known[index] : createCard(name))),
  )
}

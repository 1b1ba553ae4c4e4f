import { inLine, openDrawGame } from './draw.js'
import { byId, create, fillIn, rules, texts } from './page.js'

const picked = new Set()

const buttons = Array.from({ length: rules.numbers }, (_, index) => {
  const button = create('button', '', String(index + 1))
  button.type = 'button'
  button.addEventListener('click', () => toggle(index + 1))
  return button
})
byId('numbers').append(...buttons)

function showPicked() {
  for (const [index, button] of buttons.entries())
    button.setAttribute('aria-pressed', String(picked.has(index + 1)))
  byId('picked').textContent = fillIn(texts.choose, { count: picked.size })
}

function toggle(chosen) {
  if (picked.has(chosen)) picked.delete(chosen)
  else if (picked.size < rules.picked) picked.add(chosen)
  showPicked()
}

openDrawGame({
  pick: {
    numbers: () => (picked.size < rules.picked ? undefined : [...picked].toSorted((a, b) => a - b)),
    // The draw alone decides who wins, so any numbers are as good as any other.
    quick() {
      picked.clear()
      while (picked.size < rules.picked) picked.add(1 + Math.floor(Math.random() * rules.numbers))
      showPicked()
    },
    clear() {
      picked.clear()
      showPicked()
    },
  },
  numbersOf: (numbers, drawn) => inLine(numbers, (number) => drawn.includes(number)),
})

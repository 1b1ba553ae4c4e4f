import { inLine, openDrawGame } from './draw.js'
import { byId, texts } from './page.js'

const choices = [...byId('digits').children]
byId('picked').textContent = texts.choose

openDrawGame({
  pick: {
    numbers: () => choices.map(({ value }) => Number(value)),
    quick() {
      for (const choice of choices) choice.value = String(Math.floor(Math.random() * 10))
    },
    clear() {},
  },
  numbersOf: (digits, drawn) => inLine(digits, (digit, place) => digit === drawn[place]),
})

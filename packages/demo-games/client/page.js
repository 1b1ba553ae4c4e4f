export const byId = (id) => document.getElementById(id)
export const launch = JSON.parse(byId('launch').textContent)
export const { texts, rules } = launch
export const page = document.documentElement
/** The colors of what has one of its own: numbers, horses, hands. */
export const colors = ['#c9352c', '#0074c4', '#00803a', '#976f00', '#8f42c4', '#007a80']
export const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

const money = new Intl.NumberFormat(texts.numbers, {
  style: 'currency',
  currency: launch.currency,
  currencyDisplay: 'narrowSymbol',
})
const percent = new Intl.NumberFormat(texts.numbers, { style: 'percent', minimumFractionDigits: 2 })
const decimal = new Intl.NumberFormat(texts.numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const formatAmount = (value) => money.format(Number(value))
export const formatPercent = (share) => percent.format(share)
export const formatHundredths = (hundredths) => decimal.format(hundredths / 100)
/** Multiples of a bet, given in hundredths. */
export const formatMultiple = (hundredths) => `${formatHundredths(hundredths)}×`
export const fillIn = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** An element with a class and a text. */
export function create(tag, className = '', text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/** An element of an SVG. */
export function createShape(name, attributes, text = '') {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.textContent = text
  return element
}

/** Gives an element one of the pictures of the games as its ground. */
export function paint(element, name) {
  element.style.backgroundImage = `url(/art/play/${name}.svg)`
  return element
}

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Animates an element where motion is welcome, and resolves at its end. */
export const animate = (element, keyframes, options) =>
  isCalm ? undefined : element.animate(keyframes, options).finished.catch(() => {})

export function say(text) {
  byId('message').textContent = text
}

export function showWin(amount) {
  byId('win').textContent = formatAmount(amount)
  byId('win').dataset.amount = Number(amount).toFixed(2)
}

/** Tells the page around the game. */
export function notifyParent(notification) {
  if (parent !== window) parent.postMessage(notification, '*')
}

function createRow(tag, cells) {
  const row = create('tr')
  row.append(...cells.map((cell) => (cell instanceof Element ? cell : create(tag, '', cell))))
  return row
}

/** Fills the rules dialog with the game's rule, its return, further paragraphs, and a table whose first row is its head. */
export function showRules(rows = [], values = {}, more = []) {
  const table = create('table')
  table.append(...rows.map((cells, index) => createRow(index === 0 ? 'th' : 'td', cells)))
  const paragraphs = [texts.rule, fillIn(texts.rtp, { share: `${launch.rtp}%`, ...values }), ...more]
  byId('rules-body').replaceChildren(...paragraphs.map((text) => create('p', '', text)), table)
}

/** Shows what rounds can be checked with, as rows of a name and a value. */
export function showChecks(rows) {
  const items = rows.map(([name, value]) => {
    const row = create('div')
    row.append(create('dt', '', name), create('dd', '', value))
    return row
  })
  byId('check').replaceChildren(...items)
}

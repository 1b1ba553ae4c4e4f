import { data, find, isName, make } from './elements.ts'
import { errorInWords } from './error-words.ts'

/** Says in one line what has just happened. */
export function showStatus(text: string): void {
  find('status', HTMLParagraphElement).textContent = text
}

/** Lists what is wrong at the head of the form, each with a link to its field, and moves there; an empty list hides it. */
export function showErrors(title: string, errors: readonly string[]): void {
  const box = find('errors', HTMLDivElement)
  box.hidden = errors.length === 0
  box.replaceChildren(
    make('h2', {}, title),
    make('ul', {}, ...errors.map((error) => make('li', {}, entry(error)))),
  )
  if (errors.length === 0) return
  showStatus('')
  box.focus()
  box.scrollIntoView({ block: 'nearest' })
}

function entry(error: string): Node | string {
  const [place = ''] = error.split(/[.:]/, 1)
  const field = fieldOf(place)
  const textContent = errorInWords(error)
  if (!field || !error.includes(':')) return textContent
  const link = make('a', { href: `#${field.id}`, textContent })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    field.focus()
    field.scrollIntoView({ block: 'center' })
  })
  return link
}

/** The control of a place in the file: a field, or the first control of a list. */
function fieldOf(place: string): HTMLElement | undefined {
  if (!/^\w+$/.test(place)) return undefined
  const list = place === 'palettes' ? 'colors' : place
  const form = find('form', HTMLFormElement)
  const field = form.querySelector<HTMLElement>(
    `#${place}, [name="${place}"]:checked, [name="${place}"], #${list} input`,
  )
  return field ?? undefined
}

/** Marks a field whose value is wrong, and says why below it; without a problem, it takes the mark away. */
export function markField(field: HTMLInputElement, note: HTMLElement, problem: string | undefined): void {
  field.ariaInvalid = String(problem !== undefined)
  note.textContent = problem ?? ''
}

/** What is wrong with a code or the name of a color, if anything is. */
export function nameProblem(name: string): string | undefined {
  const { rule } = data.names
  return isName(name) ? undefined : `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`
}

import { find, make } from './elements.ts'

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
  if (!field || !error.includes(':')) return error
  const link = make('a', { href: `#${field.id}`, textContent: error })
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

import { defaultLanguage, languageByCode, withLanguagePrefix } from '@marquee/contracts/languages'
import type { Draft } from './draft.ts'
import { find, make } from './elements.ts'
import { orderPreview } from './gateway.ts'
import { showErrors, showStatus } from './messages.ts'
import { moment } from './moment.ts'

/** What the previews show of the site. */
export interface Shown {
  host: string
  color: string
  path: string
  player: boolean
  stress: boolean
}

const views: Readonly<Record<string, Omit<Shown, 'host' | 'color'>>> = {
  out: { path: '/', player: false, stress: false },
  in: { path: '/', player: true, stress: false },
  lobby: { path: '/slots', player: false, stress: false },
  login: { path: '/login', player: false, stress: false },
  stress: { path: '/', player: true, stress: true },
}

/** The switches over the previews. Returns what is chosen; `onChange` is called when another choice is made. */
export function connectSwitches(draft: Draft, onChange: () => void): () => Shown {
  const host = find('host', HTMLInputElement)
  const color = find('color', HTMLSelectElement)

  let known: readonly string[] = draft.current().colors

  /** Keeps the choice, unless it is gone or another color has just come, which is wanted to be seen. */
  function drawColors() {
    const { colors } = draft.current()
    const added = colors.find((name) => !known.includes(name))
    const chosen = added ?? (colors.includes(color.value) ? color.value : colors[0])
    known = colors
    color.replaceChildren(
      ...colors.map((name) => make('option', { value: name, textContent: name, selected: name === chosen })),
    )
  }

  draft.onChange(drawColors)
  drawColors()
  document.querySelector('.switches')?.addEventListener('change', onChange)
  return () => ({
    host: host.value.trim(),
    color: color.value,
    ...inLanguage(views[chosen('view')] ?? { path: '/', player: false, stress: false }),
  })
}

function inLanguage<View extends { path: string }>(view: View): View {
  const language = languageByCode(chosen('language')) ?? defaultLanguage
  return { ...view, path: withLanguagePrefix(language, view.path) }
}

function chosen(name: string): string {
  return document.querySelector<HTMLInputElement>(`.switches [name="${name}"]:checked`)?.value ?? ''
}

/** Connects the button that makes a link to the draft for somebody else. */
export function connectLink(draft: Draft, shown: () => Shown): void {
  const lifetime = find('lifetime', HTMLSelectElement)
  const address = find('link', HTMLInputElement)

  find('make-link', HTMLButtonElement).addEventListener('click', async () => {
    const order = { ...shown(), template: draft.current(), framed: false, seconds: Number(lifetime.value) }
    const answer = await orderPreview(order)
    if ('errors' in answer) return showErrors('No link was made', answer.errors)
    find('link-field', HTMLLabelElement).hidden = false
    address.value = answer.value.url
    address.focus()
    address.select()
    showStatus(`The link is valid until ${moment(answer.value.expiresAt)}.`)
  })
}

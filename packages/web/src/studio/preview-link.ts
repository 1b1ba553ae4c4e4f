import type { Draft } from './draft.ts'
import { orderPreview } from './gateway.ts'
import { showErrors, showStatus } from './messages.ts'
import type { Shown } from './preview-switches.ts'
import { find } from './studio-data.ts'

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
    showStatus(`The link is valid until ${new Date(answer.value.expiresAt).toLocaleString()}.`)
  })
}

import { find } from './elements.ts'
import { timeZone } from './moment.ts'

/** What somebody says of a release: why, and from when on it holds; at once where that is left out. */
export interface ReleaseTerms {
  note?: string
  from?: string
}

interface Question {
  title: string
  about: string
  /** What the button says. */
  action: string
}

/** Asks why and from when on a template is to hold; undefined where nothing is to happen. */
export function askRelease({ title, about, action }: Question): Promise<ReleaseTerms | undefined> {
  const dialog = find('release', HTMLDialogElement)
  const form = find('release-form', HTMLFormElement)
  const note = find('release-note', HTMLInputElement)
  const later = find('release-later', HTMLInputElement)
  const date = find('release-date', HTMLInputElement)
  const problem = find('release-problem', HTMLParagraphElement)

  function show() {
    find('release-when', HTMLDivElement).hidden = !later.checked
    mark('')
  }

  function mark(text: string) {
    problem.textContent = text
    date.ariaInvalid = String(text !== '')
  }

  form.reset()
  show()
  find('release-title', HTMLHeadingElement).textContent = title
  find('release-about', HTMLParagraphElement).textContent = about
  find('release-zone', HTMLElement).textContent = timeZone()
  find('release-confirm', HTMLButtonElement).textContent = action
  find('release-cancel', HTMLButtonElement).onclick = () => dialog.close()
  form.onchange = show
  dialog.showModal()
  note.focus()

  return new Promise((resolve) => {
    dialog.onclose = () => resolve(undefined)
    form.onsubmit = (event) => {
      event.preventDefault()
      const at = new Date(date.value).getTime()
      if (later.checked && !(at > Date.now())) {
        mark('Choose a time that is still to come.')
        return date.focus()
      }
      resolve({
        ...(note.value.trim() !== '' && { note: note.value.trim() }),
        ...(later.checked && { from: new Date(at).toISOString() }),
      })
      dialog.close()
    }
  })
}

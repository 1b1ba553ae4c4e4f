import { type LeavingForm, leavingPath } from '@marquee/contracts/leaving-form'
import { storedValue } from './stored-value.ts'

const stored = storedValue('marquee.leaving', () => localStorage, parse)

/** The form that leaves next: in the storage that a new tab has too, and that no other site can write. */
export const leavingForm = {
  read: () => stored.read() ?? parse(history.state),
  /**
   * Call it while a link to the leaving page is clicked. Without storage, as in the browsers of some apps, the form goes into
   * the state of a history entry, which no other site can write either, and the page of that entry is loaded in this tab
   * in place of the link's.
   */
  write(form: LeavingForm): void {
    stored.write(form)
    if (stored.read()) return
    const leave = (event: Event) => {
      event.preventDefault()
      history.pushState(form, '', leavingPath)
      location.reload()
    }
    // The click has not come this far yet.
    addEventListener('click', leave, { once: true })
  },
  /** Leaves at once, where a storage can hold the form: without a click nothing else may. */
  leave(form: LeavingForm): void {
    stored.write(form)
    if (stored.read()) location.assign(leavingPath)
  },
  clear(): void {
    stored.clear()
    if (parse(history.state)) history.replaceState(null, '')
  },
}

function parse(found: unknown): LeavingForm | undefined {
  const isForm = typeof found === 'object' && found !== null && 'action' in found && 'fields' in found
  return isForm ? (found as LeavingForm) : undefined
}

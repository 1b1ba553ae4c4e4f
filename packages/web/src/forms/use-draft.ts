import { type RefObject, useLayoutEffect } from 'react'
import { formDrafts } from '../browser/form-drafts.ts'
import { useSession } from '../session/session-state.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Stores what is typed into some of a form's fields, and restores it when the form is shown again: after a reload, or
 * after the session has ended in between. Returns a function that removes the draft, for when the form was sent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): () => void {
  const owner = useSession().player?.accountId ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form do not change
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const controls = [...element.elements].filter(
      (control): control is Control =>
        (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
        fields.includes(control.name),
    )
    const draft = formDrafts.read(owner, name)
    for (const control of controls) restoreValue(control, draft[control.name])
    const save = () =>
      formDrafts.save(owner, name, Object.fromEntries(controls.filter(isChanged).map(entryOf)))
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [form, name, owner])
  return () => formDrafts.remove(owner, name)
}

// A value filled in by the page is left out: it may be newer the next time.
const isChanged = (control: Control) => {
  if (!(control instanceof HTMLInputElement) || control.type === 'checkbox') return true
  return control.type === 'radio' ? control.checked : control.value !== control.defaultValue
}

function entryOf(control: Control): [string, string] {
  const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
  return [control.name, isBox ? (control.checked ? 'on' : '') : control.value]
}

function restoreValue(control: Control, value: string | undefined): void {
  if (value === undefined) return
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
  else if (control instanceof HTMLInputElement && control.type === 'radio')
    control.checked = control.value === value
  // Text typed before this code had loaded is newer than the draft.
  else if (control.value === control.getAttribute('value') || control.value === '') control.value = value
}

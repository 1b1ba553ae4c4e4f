import { type RefObject, useLayoutEffect } from 'react'
import { formDrafts } from '../browser/form-drafts.ts'
import { useSession } from '../session/use-session.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Keeps what is typed into some of a form's fields, and brings it back when the form is shown again: after a reload,
 * or when a session ended in the middle of it. Answers how to forget it, for when the form was sent.
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
    const draft = formDrafts.of(owner, name)
    for (const control of controls) putBack(control, draft[control.name])
    const keep = () => formDrafts.keep(owner, name, Object.fromEntries(controls.filter(isChanged).map(typed)))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name, owner])
  return () => formDrafts.drop(owner, name)
}

// What the page filled in may be newer the next time.
const isChanged = (control: Control) =>
  !(control instanceof HTMLInputElement) ||
  control.type === 'checkbox' ||
  control.value !== control.defaultValue

function typed(control: Control): [string, string] {
  const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
  return [control.name, isBox ? (control.checked ? 'on' : '') : control.value]
}

function putBack(control: Control, value: string | undefined): void {
  if (value === undefined) return
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
  // What was typed before this code came is newer.
  else if (control.value === control.getAttribute('value') || control.value === '') control.value = value
}

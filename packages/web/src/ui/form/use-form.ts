import { type FormEvent, type RefObject, useRef, useState } from 'react'

/** What was typed, by the names of the form's controls; an empty text for a box that is not ticked. */
export type FormValues<Name extends string> = Record<Name, string>
/** A text for each field that is not accepted. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>

interface FormRules<Name extends string> {
  names: readonly Name[]
  /** Judges what was typed. */
  check: (values: FormValues<Name>) => FormErrors<Name>
  /** Sends what was accepted here; answers what was found at fields elsewhere. */
  send: (values: FormValues<Name>) => Promise<FormErrors<Name> | undefined>
}

export interface Form<Name extends string> {
  /** For the `form` element. It never sends anything by itself: not in the address, and not before its code has come. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent) => void
  }
  /** For a control: its name, its error, and when it is judged. */
  field: (name: Name) => {
    name: Name
    error: string | undefined
    onBlur: () => void
    onChange: () => void
  }
  errors: FormErrors<Name>
  /** What is typed now. */
  read: () => FormValues<Name>
  /** Shows errors and leads to the first. */
  show: (errors: FormErrors<Name>) => void
  isSending: boolean
}

/**
 * A form whose controls keep by themselves what was typed, before their code has come too. A field is judged when it
 * is left and, once it has an error, with every key; all are judged when the form is sent. Nothing typed is lost.
 */
export function useForm<Name extends string>({ names, check, send }: FormRules<Name>): Form<Name> {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<Name>>({})
  const [isSending, setSending] = useState(false)
  const read = () => valuesOf(ref.current, names)

  const show = (found: FormErrors<Name>) => {
    setErrors(found)
    focusFirst(ref.current, found)
  }

  const judge = (name: Name) => {
    const values = read()
    // An empty field that is only passed by is no mistake yet.
    const found = values[name] !== '' || errors[name] ? check(values)[name] : undefined
    setErrors(
      ({ [name]: _, ...others }) => ({ ...others, ...(found && { [name]: found }) }) as FormErrors<Name>,
    )
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const values = read()
    const found = check(values)
    if (Object.keys(found).length > 0) return show(found)
    setErrors({})
    setSending(true)
    const answer = await send(values).finally(() => setSending(false))
    if (answer && Object.keys(answer).length > 0) show(answer)
  }

  return {
    formProps: { ref, method: 'post', noValidate: true, onSubmit: (event) => void submit(event) },
    field: (name) => ({
      name,
      error: errors[name],
      onBlur: () => afterPress(() => judge(name)),
      onChange: () => {
        if (errors[name]) judge(name)
      },
    }),
    errors,
    read,
    show,
    isSending,
  }
}

/**
 * Runs at once, or after the press that is under way: an error that comes or goes moves what is below it, and a
 * button that moves between the press and its end is not pressed.
 */
function afterPress(run: () => void): void {
  if (!document.querySelector('body :active')) run()
  else document.addEventListener('pointerup', () => setTimeout(run), { once: true })
}

function valuesOf<Name extends string>(form: HTMLFormElement | null, names: readonly Name[]) {
  const data = form ? new FormData(form) : new FormData()
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as FormValues<Name>
}

function focusFirst(form: HTMLFormElement | null, errors: object): void {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    if (!(control.name in errors)) continue
    control.focus()
    return
  }
}

import { plainTyped } from '@marquee/contracts/typed-text'
import { type FormEvent, type RefObject, useRef, useState } from 'react'

/** The form's values by the names of its controls. An unchecked checkbox is an empty string. */
export type FormValues<Name extends string> = Record<Name, string>
/** Where an error stands that is about no field: by the form's button (`FormError`). */
export const wholeForm = 'form'
/** Translated messages of the invalid fields, and of the whole form. */
export type FormErrors<Name extends string> = Partial<Record<Name | typeof wholeForm, string>>

interface FormRules<Name extends string> {
  names: readonly Name[]
  /** Validates the values. An empty object means that they are valid. */
  check: (values: FormValues<Name>) => FormErrors<Name>
  /** Submits valid values. Resolves with the errors that the gateway found in fields, if any. */
  send: (values: FormValues<Name>) => Promise<FormErrors<Name> | undefined>
}

export interface Form<Name extends string> {
  /** Props of the `form` element. `post` keeps values out of the address if it is submitted before hydration. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent) => void
  }
  /** Props of a control: its name, its error, and the handlers that validate it. */
  field: (name: Name) => {
    name: Name
    error: string | undefined
    onBlur: () => void
    onChange: () => void
  }
  errors: FormErrors<Name>
  /** The current values. */
  read: () => FormValues<Name>
  /** Shows errors and focuses the first invalid field. */
  show: (errors: FormErrors<Name>) => void
  /** Forgets the errors: what they were about has changed. */
  clear: () => void
  isSending: boolean
}

/**
 * A form of uncontrolled inputs, so that values entered before hydration are not lost. A field is validated on blur and,
 * once it has an error, on every change; all fields are validated on submit.
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

  const validateField = (name: Name) =>
    // By the errors of now: the field may have been left by submitting the form, which has found some since.
    setErrors((current) => {
      const values = read()
      // An empty field that was only focused is not an error yet.
      const found = values[name] !== '' || current[name] ? check(values)[name] : undefined
      const { [name]: _, ...others } = current
      return { ...others, ...(found && { [name]: found }) } as FormErrors<Name>
    })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const values = read()
    const found = check(values)
    if (Object.keys(found).length > 0) return show(found)
    setErrors({})
    setSending(true)
    const rejected = await send(values).finally(() => setSending(false))
    if (rejected && Object.keys(rejected).length > 0) show(rejected)
  }

  return {
    formProps: { ref, method: 'post', noValidate: true, onSubmit: (event) => void submit(event) },
    field: (name) => ({
      name,
      error: errors[name],
      onBlur: () => afterPointerUp(() => validateField(name)),
      onChange: () => {
        if (errors[name]) validateField(name)
      },
    }),
    errors,
    read,
    show,
    clear: () => setErrors({}),
    isSending,
  }
}

/**
 * Runs at once, or after the pointer is released. An error that appears or disappears moves what is below it, and a
 * button that moves between pointer down and up receives no click.
 */
function afterPointerUp(run: () => void): void {
  if (!document.querySelector('body :active')) run()
  else document.addEventListener('pointerup', () => setTimeout(run), { once: true })
}

function valuesOf<Name extends string>(form: HTMLFormElement | null, names: readonly Name[]) {
  const data = form ? new FormData(form) : new FormData()
  const values = names.map((name) => {
    const typed = String(data.get(name) ?? '')
    const control = form?.elements.namedItem(name)
    // What a password is made of is the player's own; a message may hold any character.
    const isLine = control instanceof HTMLInputElement && control.type !== 'password'
    return [name, isLine ? plainTyped(typed) : typed]
  })
  return Object.fromEntries(values) as FormValues<Name>
}

function focusFirst(form: HTMLFormElement | null, errors: object): void {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    if (!(control.name in errors)) continue
    control.focus()
    return
  }
}

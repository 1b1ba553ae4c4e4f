import { type ComponentProps, useRef } from 'react'
import './select.css'
import { useOnHydrated } from '../layout/use-on-hydrated.ts'
import { Icon } from '../media/icon.tsx'
import { Field, type FieldTexts } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'ref'>,
    FieldTexts {
  options: readonly SelectOption[]
  /** Hide the label visually. */
  hideLabel?: boolean | undefined
}

/** A native select, which opens the phone's own picker. */
export function Select({ label, hideLabel, error, hint, id, options, className, ...select }: SelectProps) {
  const box = useRef<HTMLSelectElement>(null)
  useOnHydrated(() => {
    if (box.current?.value !== select.value)
      box.current?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const classes = className ? `select field-box ${className}` : 'select field-box'
  const list = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
  if (hideLabel) {
    return (
      <div className={classes}>
        <select {...select} ref={box} id={id} aria-label={label} className="field-control">
          {list}
        </select>
        <Icon name="chevron-down" size={20} tone="quiet" />
      </div>
    )
  }
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => (
        <div className={classes}>
          <select {...select} {...control} ref={box} className="field-control">
            {list}
          </select>
          <Icon name="chevron-down" size={20} tone="quiet" />
        </div>
      )}
    </Field>
  )
}

import { useRef } from 'react'
import './segmented-control.css'
import { useOnHydrated } from '../layout/use-on-hydrated.ts'

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few options side by side, as radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null)
  useOnHydrated(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    onChange(options.find((option) => option.value === chosen)?.value ?? value)
  })
  return (
    <fieldset ref={group} className="tint segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="muted segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

import { useRef } from 'react'
import './segmented-control.css'
import { useOnHydrated } from '../layout/use-on-hydrated.ts'

interface SegmentedControlProps<Value extends string> {
  /** What is chosen between, for those who do not see it. */
  label: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few things that lie side by side: radio buttons, with their keys. */
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
    <fieldset ref={group} className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
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

import { plainTyped } from '@marquee/contracts/typed-text'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import './amount-field.css'
import { Field, type FieldTexts } from './field.tsx'

interface AmountFieldProps extends FieldTexts {
  name: string
  /** The currency's sign before the amount. */
  sign: string
  value: string
  onValue: (value: string) => void
  onBlur: () => void
  onChange: () => void
  /** Amounts to choose from, with what is written on them. */
  presets?: readonly { value: string; label: string }[]
  /** Accessible name of the presets. */
  presetsLabel?: string
  disabled?: boolean
}

/** A field for an amount of money: decimal text, never a number input, which would change what was typed. */
export function AmountField(props: AmountFieldProps) {
  const { label, error, hint, name, sign, value, presets = [], presetsLabel } = props
  const choose = (preset: string) => {
    // The field's check reads the document.
    flushSync(() => props.onValue(preset))
    props.onChange()
  }
  return (
    <div className="amount-field">
      <Field label={label} error={error} hint={hint}>
        {(control) => (
          <div className="field-box">
            <span className="amount-sign" aria-hidden="true">
              {sign}
            </span>
            <input
              {...control}
              type="text"
              name={name}
              className="field-control amount-control num"
              inputMode="decimal"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder="0.00"
              maxLength={32}
              value={value}
              disabled={props.disabled}
              onBlur={props.onBlur}
              // What an input method composes is its own until it is done.
              onCompositionEnd={(event) => props.onValue(plainTyped(event.currentTarget.value))}
              onChange={({ target: { value }, nativeEvent }) => {
                props.onValue((nativeEvent as InputEvent).isComposing ? value : plainTyped(value))
                props.onChange()
              }}
            />
          </div>
        )}
      </Field>
      {presets.length > 0 ? (
        <fieldset className="amount-presets">
          <legend className="visually-hidden">{presetsLabel}</legend>
          {presets.map((preset) => (
            <button
              key={preset.value}
              type="button"
              className="amount-preset num"
              onFocus={showWhole}
              aria-pressed={preset.value === value}
              disabled={props.disabled}
              onClick={() => choose(preset.value)}
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}

// In a row that scrolls, a browser leaves a button that the Tab key leads to where it is, with one pixel in sight.
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

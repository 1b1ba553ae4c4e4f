import { type ComponentProps, useRef } from 'react'
import './field.css'
import './search-field.css'
import { IconButton } from '../button/button.tsx'
import { useOnHydrated } from '../layout/use-on-hydrated.ts'
import { Icon } from '../media/icon.tsx'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'type'> {
  label: string
  clearLabel: string
  value: string
  onValue: (value: string) => void
}

/** A search box with a visually hidden label. Its clear button returns the focus to the box. */
export function SearchField({ label, clearLabel, value, onValue, className, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useOnHydrated(() => onValue(box.current?.value ?? value))
  const clear = () => {
    onValue('')
    box.current?.focus()
  }
  return (
    <div className={className ? `search-field field-box ${className}` : 'search-field field-box'}>
      <Icon name="search" size={20} tone="quiet" />
      <input
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        {...input}
        ref={box}
        type="search"
        aria-label={label}
        className="field-control"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value === '' ? null : <IconButton icon="close" label={clearLabel} onClick={clear} />}
    </div>
  )
}

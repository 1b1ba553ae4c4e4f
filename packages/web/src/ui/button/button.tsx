import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner in place of the label; presses are ignored, focus and size are kept. */
  busy?: boolean | undefined
}

/** A button. It does not submit a form unless `type="submit"` is given. */
export function Button({ variant, size, block, busy, className, onClick, children, ...rest }: ButtonProps) {
  const look = buttonClass({ variant, size, block })
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${look} ${className}` : look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="button-label">{children}</span> : children}
    </button>
  )
}

import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner in place of the label and ignores clicks. Focus and size are unchanged. */
  busy?: boolean | undefined
}

/** A button. Unlike the HTML element, its default type is `button`. */
export function Button({ variant, size, block, busy, className, onClick, children, ...rest }: ButtonProps) {
  const classes = buttonClass({ variant, size, block })
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${classes} ${className}` : classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <span className="button-label">{children}</span> : children}
    </button>
  )
}

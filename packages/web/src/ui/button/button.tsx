import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from '../media/icon.tsx'
import './button.css'

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

export interface ButtonStyle {
  /** `filled` is for the main action of a view, of which there is one. */
  variant?: 'filled' | 'tonal' | 'outline' | 'quiet' | undefined
  /** 44 or 52 px high. */
  size?: 'm' | 'l' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

/** The CSS classes of a button, also for links that look like one. */
export function buttonClass({ variant = 'filled', size = 'm', block = false }: ButtonStyle = {}): string {
  return `button button-${variant}${size === 'l' ? ' button-l' : ''}${block ? ' button-block' : ''}`
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** Accessible name of the button, and its tooltip. */
  label: string
}

/** A 44 px button that shows only an icon. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={className ? `icon-button ${className}` : 'icon-button'}
    >
      <Icon name={icon} />
    </button>
  )
}

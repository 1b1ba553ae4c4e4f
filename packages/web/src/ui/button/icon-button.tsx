import type { ComponentProps } from 'react'
import './icon-button.css'
import { Icon, type IconName } from '../media/icon.tsx'

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

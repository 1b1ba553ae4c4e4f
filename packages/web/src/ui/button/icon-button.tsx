import type { ComponentProps } from 'react'
import './icon-button.css'
import { Icon, type IconName } from '../media/icon.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** What the button does, for those who do not see the icon; also its tooltip. */
  label: string
}

/** A 44 px button that shows an icon alone. */
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

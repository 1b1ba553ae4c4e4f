import './icon.css'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

interface IconProps {
  name: IconName
  /** Its width and height in pixels. */
  size?: 16 | 18 | 20 | 24 | 28 | 32 | 40 | 72 | undefined
  /** The class of another color than the text's. */
  tone?: 'accent' | 'quiet' | 'faint' | 'success' | 'warning' | 'danger' | undefined
}

/** A stroke icon in the current text color. Decorative: its meaning must be in a text or label beside it. */
export function Icon({ name, size = 24, tone }: IconProps) {
  const classes = name.endsWith('-filled') ? 'icon icon-filled' : 'icon'
  return (
    <svg
      className={tone ? `${classes} ${tone}` : classes}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

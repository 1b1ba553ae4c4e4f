import './icon.css'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

/** A 24 px stroke icon in the current text color. Decorative: its meaning must be in a text or label beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={name.endsWith('-filled') ? 'icon icon-filled' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

import './icon.css'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

/** A 24 px stroke icon in the colour of the text around it. Decoration only: the words stand beside or in a label. */
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

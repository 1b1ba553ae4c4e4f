import './button.css'

export interface ButtonLook {
  /** `filled` is the one main action of a view. */
  variant?: 'filled' | 'tonal' | 'outline' | 'quiet' | undefined
  /** 44 or 52 px high. */
  size?: 'm' | 'l' | undefined
  /** As wide as what holds it. */
  block?: boolean | undefined
}

/** The classes of a button, for links that must look like one. */
export function buttonClass({ variant = 'filled', size = 'm', block = false }: ButtonLook = {}): string {
  return `button button-${variant}${size === 'l' ? ' button-l' : ''}${block ? ' button-block' : ''}`
}

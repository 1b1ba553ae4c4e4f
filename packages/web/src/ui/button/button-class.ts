import './button.css'

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

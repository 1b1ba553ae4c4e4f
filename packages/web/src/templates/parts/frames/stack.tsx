import './stack.css'
import type { FrameParts } from '../../template.ts'

/** Header over navigation over content, one below the other. */
function Stack({ header, navigation, page, footer }: FrameParts) {
  return (
    <div className="frame-stack">
      {header}
      <div className="stack-navigation navigation-across">{navigation}</div>
      {page}
      {footer}
    </div>
  )
}

export const stack = { Component: Stack }

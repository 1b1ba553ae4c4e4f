import './column.css'
import type { FrameParts } from '../../template.ts'
import { ColumnBackdrop } from './column-backdrop.tsx'

/** A column as wide as a phone. On a wide screen it is centered in front of a backdrop. */
function Column({ header, navigation, page, footer }: FrameParts) {
  return (
    <div className="frame-column">
      <ColumnBackdrop />
      <div className="column-app">
        {header}
        {navigation}
        {page}
        {footer}
      </div>
    </div>
  )
}

export const column = { Component: Column }

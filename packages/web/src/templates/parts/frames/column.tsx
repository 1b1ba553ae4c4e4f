import './column.css'
import type { FrameParts } from '../../template.ts'
import { ColumnBackdrop } from './column-backdrop.tsx'

/** An app of a phone's width. A wide screen keeps it in the middle, in front of the brand. */
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

export const column = { name: 'column', Component: Column }

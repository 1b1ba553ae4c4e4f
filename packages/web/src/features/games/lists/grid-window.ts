/** How a grid of equal cells is laid out, in px. */
export interface GridMeasure {
  columns: number
  /** Of a row with the gap after it. */
  rowHeight: number
}

/** What is seen of a grid: its edges, in px from the top of the grid. */
export interface View {
  top: number
  bottom: number
}

/** The cells that are drawn: from `first` up to and without `end`. */
export interface GridWindow {
  first: number
  end: number
}

// Drawn ahead in both directions, in heights of the view.
const ahead = 0.75

/** The window that a view needs: whole rows, and some before and after; one at least, to measure by. */
export function windowFor(
  { columns, rowHeight }: GridMeasure,
  { top, bottom }: View,
  total: number,
): GridWindow {
  const margin = (bottom - top) * ahead
  const rows = Math.ceil(total / columns)
  const firstRow = clamp(Math.floor((top - margin) / rowHeight), 0, rows - 1)
  const endRow = clamp(Math.ceil((bottom + margin) / rowHeight), 1, rows)
  return { first: firstRow * columns, end: Math.min(endRow * columns, total) }
}

const clamp = (row: number, least: number, most: number) => Math.min(Math.max(row, least), most)

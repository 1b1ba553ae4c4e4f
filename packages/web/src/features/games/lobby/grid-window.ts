/** How a grid of equal cells is laid out, in px. */
export interface GridMeasure {
  columns: number
  /** Of a row including the gap below it. */
  rowHeight: number
}

/** The visible part of a grid: its edges, in px from the top of the grid. */
export interface View {
  top: number
  bottom: number
}

/** The rendered cells: from `first` up to but not including `end`. */
export interface GridWindow {
  first: number
  end: number
}

// Rendered beyond the viewport in both directions, as a multiple of its height.
const overscan = 0.75

/** The cells to render for a view: whole rows with overscan, and at least one row, which is measured. */
export function windowFor(
  { columns, rowHeight }: GridMeasure,
  { top, bottom }: View,
  total: number,
): GridWindow {
  const margin = (bottom - top) * overscan
  const rows = Math.ceil(total / columns)
  const firstRow = clamp(Math.floor((top - margin) / rowHeight), 0, rows - 1)
  const endRow = clamp(Math.ceil((bottom + margin) / rowHeight), 1, rows)
  return { first: firstRow * columns, end: Math.min(endRow * columns, total) }
}

const clamp = (row: number, least: number, most: number) => Math.min(Math.max(row, least), most)

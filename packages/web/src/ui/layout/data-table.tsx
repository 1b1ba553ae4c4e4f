import type { ReactNode } from 'react'
import './data-table.css'

/** A column of a table. */
export interface DataColumn<Row> {
  key: string
  label: string
  /** Content of the row's cell; where it is null, a card leaves the line out. */
  cell: (row: Row) => ReactNode
  /** Numbers are aligned at their end. */
  isNumber?: boolean
  /**
   * Where it stands in a card: `title` and `value` in the first line, `note` and `badge` beneath them, `action` at the
   * card's end. A `line`, which is the default, has its label before it.
   */
  place?: 'title' | 'value' | 'note' | 'badge' | 'action' | 'line'
}

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Whether the rows are those of the previous request. */
  isStale?: boolean
}

/**
 * A table where there is room for one, else a card for each row. Its roles are written out, because browsers drop those
 * of a table that is not displayed as one.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, isStale }: DataTableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    <div className="data-table-frame">
      <table className="data-table" role="table" aria-label={label} aria-busy={isStale}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-number={column.isNumber}>
                <span className={column.place === 'action' ? 'visually-hidden' : undefined}>
                  {column.label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column} content={column.cell(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

interface CellProps {
  column: Pick<DataColumn<never>, 'label' | 'place' | 'isNumber'>
  content: ReactNode
}

function Cell({ column: { label, place = 'line', isNumber }, content }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role of a cell that is not displayed as one
    <td role="cell" data-place={place} data-number={isNumber} data-empty={content === null || undefined}>
      {place === 'line' ? (
        // In a table the column's head says it.
        <span className="data-label">{label}</span>
      ) : null}
      <div className="data-content">{content ?? '–'}</div>
    </td>
  )
}

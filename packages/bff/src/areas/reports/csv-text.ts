import { stringify } from 'csv-stringify/sync'

/** A column of a report: its heading, and the text of a row's cell. */
export interface Column<Row> {
  heading: string
  cell(row: Row): string
}

// What spreadsheets take for the beginning of a formula, also in full width.
const formulaStart = /^[=+\-@\t\r＝＋－＠]/
const plainNumber = /^-?\d+(?:\.\d+)?$/
// They drop the zeros before a number and its digits after the fifteenth, and write 12e5 out.
const changedNumber = /^-?(?:0\d+|\d{16,})$|^\d+e\d+$/i

/** A CSV file (RFC 4180, UTF-8 with a byte order mark). @param note a last row, in its first cell */
export function csvText<Row>(columns: readonly Column<Row>[], rows: readonly Row[], note?: string): string {
  const records = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
    ...(note === undefined ? [] : [columns.map((_column, index) => (index === 0 ? note : ''))]),
  ]
  return stringify(records, {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: { string: asText },
  })
}

/** A spreadsheet that opens the file must run none of its cells, and change no id. An apostrophe marks text. */
function asText(cell: string): string {
  const isFormula = formulaStart.test(cell) && !plainNumber.test(cell)
  return isFormula || changedNumber.test(cell) ? `'${cell}` : cell
}

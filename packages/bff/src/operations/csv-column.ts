import type { Money } from '@marquee/contracts/money'

/** A column of a report: its heading, and the text of a row's cell. */
export interface Column<Row> {
  heading: string
  cell(row: Row): string
}

/** The amount's cell; empty where the platform left the amount out. */
export function amountCell(money: Money | null): string {
  return money?.amount ?? ''
}

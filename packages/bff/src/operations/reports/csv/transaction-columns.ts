import type { Transaction } from '@marquee/contracts/areas/reports/reports'
import { amountCell, type Column } from '../../csv-column.ts'
import type { ReportWords } from './report-words.ts'

/** The columns of the transaction history, a row for each movement. */
export function transactionColumns(words: ReportWords): readonly Column<Transaction>[] {
  return [
    { heading: words.date, cell: ({ createdAt }) => createdAt },
    { heading: words.transaction, cell: ({ transactionId }) => transactionId },
    { heading: words.type, cell: ({ type }) => type },
    { heading: words.direction, cell: ({ direction }) => direction },
    { heading: words.amount, cell: ({ amount }) => amountCell(amount) },
    { heading: words.balanceAfter, cell: ({ balanceAfter }) => amountCell(balanceAfter) },
    { heading: words.currency, cell: ({ amount }) => amount.currency },
    { heading: words.status, cell: ({ status }) => status },
    { heading: words.reference, cell: ({ referenceNo }) => referenceNo },
    { heading: words.remark, cell: ({ remark }) => remark },
  ]
}

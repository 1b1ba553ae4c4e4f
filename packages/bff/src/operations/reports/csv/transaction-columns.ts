import type { Transaction } from '@marquee/contracts/reports/list-transactions'
import { amountCell, type Column } from '../../csv-column.ts'

export const transactionColumns: readonly Column<Transaction>[] = [
  { heading: 'Date', cell: ({ createdAt }) => createdAt },
  { heading: 'Transaction', cell: ({ transactionId }) => transactionId },
  { heading: 'Type', cell: ({ type }) => type },
  { heading: 'Direction', cell: ({ direction }) => direction },
  { heading: 'Amount', cell: ({ amount }) => amountCell(amount) },
  { heading: 'Balance after', cell: ({ balanceAfter }) => amountCell(balanceAfter) },
  { heading: 'Currency', cell: ({ amount }) => amount.currency },
  { heading: 'Status', cell: ({ status }) => status },
  { heading: 'Reference', cell: ({ referenceNo }) => referenceNo },
  { heading: 'Remark', cell: ({ remark }) => remark },
]

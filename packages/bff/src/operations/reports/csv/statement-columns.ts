import type { Statement } from '@marquee/contracts/reports/get-statement'
import { amountCell, type Column } from '../../csv-column.ts'

type Day = Statement['daily'][number]

/** The columns of a statement, a row for each day. */
export function statementColumns(currency: string): readonly Column<Day>[] {
  return [
    { heading: 'Date', cell: ({ date }) => date },
    { heading: 'Opening balance', cell: ({ openingBalance }) => amountCell(openingBalance) },
    { heading: 'Deposits', cell: ({ deposits }) => amountCell(deposits) },
    { heading: 'Withdrawals', cell: ({ withdrawals }) => amountCell(withdrawals) },
    { heading: 'Bonuses', cell: ({ bonuses }) => amountCell(bonuses) },
    { heading: 'Adjustments', cell: ({ adjustments }) => amountCell(adjustments) },
    { heading: 'Bets', cell: ({ betTotal }) => amountCell(betTotal) },
    { heading: 'Wins', cell: ({ winTotal }) => amountCell(winTotal) },
    { heading: 'Net result', cell: ({ netResult }) => amountCell(netResult) },
    { heading: 'Closing balance', cell: ({ closingBalance }) => amountCell(closingBalance) },
    { heading: 'Currency', cell: () => currency },
  ]
}

import type { Statement } from '@marquee/contracts/areas/reports/reports'
import { amountCell, type Column } from '../../csv-column.ts'
import type { ReportWords } from './report-words.ts'

type Day = Statement['daily'][number]

/** The columns of a statement, a row for each day. */
export function statementColumns(words: ReportWords, currency: string): readonly Column<Day>[] {
  return [
    { heading: words.date, cell: ({ date }) => date },
    { heading: words.openingBalance, cell: ({ openingBalance }) => amountCell(openingBalance) },
    { heading: words.deposits, cell: ({ deposits }) => amountCell(deposits) },
    { heading: words.withdrawals, cell: ({ withdrawals }) => amountCell(withdrawals) },
    { heading: words.bonuses, cell: ({ bonuses }) => amountCell(bonuses) },
    { heading: words.adjustments, cell: ({ adjustments }) => amountCell(adjustments) },
    { heading: words.bets, cell: ({ betTotal }) => amountCell(betTotal) },
    { heading: words.wins, cell: ({ winTotal }) => amountCell(winTotal) },
    { heading: words.netResult, cell: ({ netResult }) => amountCell(netResult) },
    { heading: words.closingBalance, cell: ({ closingBalance }) => amountCell(closingBalance) },
    { heading: words.currency, cell: () => currency },
  ]
}

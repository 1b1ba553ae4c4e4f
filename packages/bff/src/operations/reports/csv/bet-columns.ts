import type { Bet } from '@marquee/contracts/areas/reports/reports'
import { amountCell, type Column } from '../../csv-column.ts'
import type { ReportWords } from './report-words.ts'

/** The columns of the bet history, a row for each bet. */
export function betColumns(words: ReportWords): readonly Column<Bet>[] {
  return [
    { heading: words.placed, cell: ({ placedAt }) => placedAt },
    { heading: words.settled, cell: ({ settledAt }) => settledAt },
    { heading: words.bet, cell: ({ betId }) => betId },
    { heading: words.round, cell: ({ roundId }) => roundId },
    { heading: words.game, cell: ({ gameName }) => gameName },
    { heading: words.provider, cell: ({ providerCode }) => providerCode },
    { heading: words.category, cell: ({ gameType }) => gameType },
    { heading: words.stake, cell: ({ betAmount }) => amountCell(betAmount) },
    { heading: words.validBet, cell: ({ validBet }) => amountCell(validBet) },
    { heading: words.win, cell: ({ winAmount }) => amountCell(winAmount) },
    { heading: words.profit, cell: ({ profit }) => amountCell(profit) },
    { heading: words.currency, cell: ({ betAmount }) => betAmount.currency },
    { heading: words.status, cell: ({ status }) => status },
  ]
}

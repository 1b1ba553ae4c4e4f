import type { Bet } from '@marquee/contracts/reports/list-bets'
import { amountCell, type Column } from '../../csv-column.ts'

export const betColumns: readonly Column<Bet>[] = [
  { heading: 'Placed', cell: ({ placedAt }) => placedAt },
  { heading: 'Settled', cell: ({ settledAt }) => settledAt },
  { heading: 'Bet', cell: ({ betId }) => betId },
  { heading: 'Round', cell: ({ roundId }) => roundId },
  { heading: 'Game', cell: ({ gameName }) => gameName },
  { heading: 'Provider', cell: ({ providerCode }) => providerCode },
  { heading: 'Category', cell: ({ gameType }) => gameType },
  { heading: 'Stake', cell: ({ betAmount }) => amountCell(betAmount) },
  { heading: 'Valid bet', cell: ({ validBet }) => amountCell(validBet) },
  { heading: 'Win', cell: ({ winAmount }) => amountCell(winAmount) },
  { heading: 'Profit', cell: ({ profit }) => amountCell(profit) },
  { heading: 'Currency', cell: ({ betAmount }) => betAmount.currency },
  { heading: 'Status', cell: ({ status }) => status },
]

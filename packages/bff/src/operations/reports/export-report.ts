import type { RequestOf } from '@marquee/contracts/operations'
import { bets } from '../../upstream/calls/reports/bets.ts'
import { statement } from '../../upstream/calls/reports/statement.ts'
import { transactions } from '../../upstream/calls/reports/transactions.ts'
import { allPages, maxRows } from '../all-pages.ts'
import { csvText } from '../csv-text.ts'
import { FileResponse } from '../file-response.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { betColumns } from './csv/bet-columns.ts'
import { statementColumns } from './csv/statement-columns.ts'
import { transactionColumns } from './csv/transaction-columns.ts'

type Query = RequestOf<'exportReport'>['query'] & { currency: string }
type Ask = HandlerContext<'exportReport'>['callPlatform']

const reports = { statement: statementCsv, transactions: transactionsCsv, bets: betsCsv }

export const exportReport: Handler<'exportReport'> = async (
  { params: { kind }, query },
  { brand, sites, callPlatform },
) => {
  const text = await reports[kind]({ ...query, currency: await sites.currency(brand) }, callPlatform)
  const range = query.from && query.to ? `-${query.from}-${query.to}` : ''
  return new FileResponse(`${kind}${range}.csv`, text)
}

async function statementCsv({ from, to, currency }: Query, ask: Ask): Promise<string> {
  const { daily } = await ask(statement, { from, to, currency })
  return csvText(statementColumns(currency), daily)
}

async function transactionsCsv({ from, to, type, currency }: Query, ask: Ask): Promise<string> {
  const { rows, isCut } = await allPages(
    (part) => ask(transactions, { from, to, type, currency, ...part }),
    ({ transactionId }) => transactionId,
  )
  return csvText(transactionColumns, rows, noteOf(isCut))
}

async function betsCsv(query: Query, ask: Ask): Promise<string> {
  const { from, to, gameType, provider, status, currency } = query
  const { rows, isCut } = await allPages(
    (part) => ask(bets, { from, to, gameType, provider, status, currency, ...part }),
    ({ betId }) => betId,
  )
  return csvText(betColumns, rows, noteOf(isCut))
}

function noteOf(isCut: boolean): string | undefined {
  return isCut
    ? `Only the first ${maxRows} rows are listed. Choose a shorter period to see the rest.`
    : undefined
}

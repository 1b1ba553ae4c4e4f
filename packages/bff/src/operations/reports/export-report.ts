import { defaultLanguage } from '@marquee/contracts/languages'
import type { RequestOf } from '@marquee/contracts/operations'
import { bets, statement, transactions } from '../../areas/reports/platform.ts'
import { allPages, maxRows } from '../all-pages.ts'
import { csvText } from '../csv-text.ts'
import { FileResponse } from '../file-response.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { betColumns } from './csv/bet-columns.ts'
import { type ReportWords, reportWords } from './csv/report-words.ts'
import { statementColumns } from './csv/statement-columns.ts'
import { transactionColumns } from './csv/transaction-columns.ts'

type Query = RequestOf<'exportReport'>['query'] & { currency: string; words: ReportWords }
type Ask = HandlerContext<'exportReport'>['callPlatform']

const reports = { statement: statementCsv, transactions: transactionsCsv, bets: betsCsv }

export const exportReport: Handler<'exportReport'> = async (
  { params: { kind }, query },
  { brand, sites, callPlatform },
) => {
  const words = reportWords[query.language ?? defaultLanguage]
  const text = await reports[kind]({ ...query, words, currency: await sites.currency(brand) }, callPlatform)
  const range = query.from && query.to ? `-${query.from}-${query.to}` : ''
  return new FileResponse(`${kind}${range}.csv`, text)
}

async function statementCsv({ from, to, currency, words }: Query, ask: Ask): Promise<string> {
  const { daily } = await ask(statement, { from, to, currency })
  return csvText(statementColumns(words, currency), daily)
}

async function transactionsCsv({ from, to, type, currency, words }: Query, ask: Ask): Promise<string> {
  const { rows, isCut } = await allPages(
    (part) => ask(transactions, { from, to, type, currency, ...part }),
    ({ transactionId }) => transactionId,
  )
  return csvText(transactionColumns(words), rows, isCut ? words.cutAt(maxRows) : undefined)
}

async function betsCsv(query: Query, ask: Ask): Promise<string> {
  const { from, to, gameType, provider, status, currency, words } = query
  const { rows, isCut } = await allPages(
    (part) => ask(bets, { from, to, gameType, provider, status, currency, ...part }),
    ({ betId }) => betId,
  )
  return csvText(betColumns(words), rows, isCut ? words.cutAt(maxRows) : undefined)
}

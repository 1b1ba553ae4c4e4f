import type { Bet, Statement, Transaction } from '@marquee/contracts/areas/reports/reports'
import { defaultLanguage } from '@marquee/contracts/languages'
import type { Money } from '@marquee/contracts/money'
import type { RequestOf } from '@marquee/contracts/operations'
import { bets, statement, transactions } from '../../platform/reports/reports.ts'
import { FileResponse, type Handler, type HandlerContext } from '../handler.ts'
import { type Column, csvText } from './csv-text.ts'
import { type ReportWords, reportWords } from './report-words.ts'

type Query = RequestOf<'exportReport'>['query'] & { currency: string; words: ReportWords }
type Ask = HandlerContext<'exportReport'>['callPlatform']

const reports = { statement: statementCsv, transactions: transactionsCsv, bets: betsCsv }

export const exportReport: Handler<'exportReport'> = async (
  { params: { kind }, query },
  { brand, sites, callPlatform },
) => {
  const words = reportWords[query.language ?? defaultLanguage]
  const text = await reports[kind](
    { ...query, words, currency: await sites.factsOf(brand).currency() },
    callPlatform,
  )
  const range = query.from && query.to ? `-${query.from}-${query.to}` : ''
  return new FileResponse(`${kind}${range}.csv`, text)
}

async function statementCsv({ from, to, currency, words }: Query, ask: Ask): Promise<string> {
  const { daily } = await ask(statement, { from, to })
  return csvText(statementColumns(words, currency), daily)
}

async function transactionsCsv({ from, to, type, words }: Query, ask: Ask): Promise<string> {
  const { rows, isCut } = await allPages(
    (part) => ask(transactions, { from, to, type, ...part }),
    ({ transactionId }) => transactionId,
  )
  return csvText(transactionColumns(words), rows, isCut ? words.cutAt(maxRows) : undefined)
}

async function betsCsv(query: Query, ask: Ask): Promise<string> {
  const { from, to, gameType, provider, status, words } = query
  const { rows, isCut } = await allPages(
    (part) => ask(bets, { from, to, gameType, provider, status, ...part }),
    ({ betId }) => betId,
  )
  return csvText(betColumns(words), rows, isCut ? words.cutAt(maxRows) : undefined)
}

/** The most rows of a report. */
const maxRows = 10_000
const perPage = 100

interface Page<Row> {
  items: readonly Row[]
  total: number
}

/**
 * Reads every page of a list, one after the other. A row that moved to the next page because a new one came is taken
 * once.
 */
export async function allPages<Row>(
  ask: (part: { page: number; perPage: number }) => Promise<Page<Row>>,
  idOf: (row: Row) => string,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows = new Map<string, Row>()
  let isCut = false
  for (let page = 1; page * perPage <= maxRows; page += 1) {
    const { items, total } = await ask({ page, perPage })
    for (const row of items) rows.set(idOf(row), row)
    isCut = total > page * perPage
    if (!isCut || items.length === 0) break
  }
  return { rows: [...rows.values()], isCut }
}

type Day = Statement['daily'][number]

/** The columns of a statement, a row for each day. */
function statementColumns(words: ReportWords, currency: string): readonly Column<Day>[] {
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

/** The columns of the transaction history, a row for each movement. */
function transactionColumns(words: ReportWords): readonly Column<Transaction>[] {
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

/** The columns of the bet history, a row for each bet. */
function betColumns(words: ReportWords): readonly Column<Bet>[] {
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

/** The amount's cell; empty where the platform left the amount out. */
function amountCell(money: Money | null): string {
  return money?.amount ?? ''
}

/** The heading of the last section of docs/faults.md, which `npm run tool -- money --write` writes and not `npm run tool -- faults`. */
const heading = '## What happens to the money'

/** The section about money of a report; empty where it has none. */
export function moneySectionOf(report: string): string {
  const start = report.indexOf(heading)
  return start === -1 ? '' : report.slice(start)
}

/**
 * The report with another section about money.
 * @param table what some seeds did and found, in Markdown
 * @param run the command, when and where it ran
 */
export function withMoneySection(report: string, table: string, run: string): string {
  const rest = report.slice(0, report.length - moneySectionOf(report).length).trimEnd()
  const text = `Each seed draws three players with two tabs and a second device, what they want of the cashier, the mini-games and their inbox, and faults between any two steps; it plays them against two gateways as processes, a real Redis and the reference platform on a database file. Then every fault ends, each intent is asked for until its outcome is known, the clock moves everything to its end, and the books are audited: the ledger keeps its rules; every intent has one record at most; it reached the platform no more often than its sessions, and losses of Redis, allow; every outcome that a client was told is true, and the same for all who ask; nothing is pending for ever; money in equals money out, balances and fees, to the centavo; balance, transactions and statement are what the ledger has. \`npm test\` plays some of the seeds; ${run}`
  return `${rest}\n\n${heading}\n\n${text}\n\n${table}\n`
}

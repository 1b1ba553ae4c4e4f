import { counted } from '../answer/coverage-words.ts'
import type { TopAnswer } from '../answer/find-top.ts'
import { clock, day, zone } from '../answer/moment.ts'
import { paint } from '../terminal.ts'

/** The commonest failures as text for a terminal. */
export function printTop({ range, requests, failed, codes, calls, brands }: TopAnswer): string {
  const { from, to } = range
  return [
    `${paint.bold(`${counted(requests, 'request')}, ${failed} failed`)}, ${day(from)} from ${clock(from)} to ${clock(to)} (${zone(from)})`,
    ...table(
      ['requests', 'players', 'code'],
      codes.map((row) => [row.requests, row.players, row.code]),
    ),
    ...table(
      ['failed', 'attempts', 'call'],
      calls.map((row) => [row.failed, row.attempts, row.call]),
    ),
    ...table(
      ['failed', 'requests', 'brand'],
      brands.map((row) => [row.failed, row.requests, row.brand]),
    ),
  ].join('\n')
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  if (rows.length === 0) return []
  const line = (cells: readonly (string | number)[]) =>
    `  ${cells.map((cell, at) => (at < 2 ? String(cell).padStart(9) : `  ${cell}`)).join('')}`
  return ['', paint.quiet(line(heads)), ...rows.map(line)]
}

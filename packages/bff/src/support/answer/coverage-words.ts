import type { Coverage } from '../files/coverage.ts'
import { clock, day } from './moment.ts'

/** `1 request`, `2,000 requests` */
export const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** Said where no line of what was searched is the gateway's. */
export const notALog =
  'This is no log of Marquee: none of its lines is one that the gateway writes. Name another file.'

/** What was searched, in a sentence; and in one more each, what was passed over and what could not be read. */
export function describeCoverage(coverage: Coverage, searchedMs: number): string[] {
  const { files, bytes, lines, first, last, skipped, unreadable } = coverage
  const size =
    bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
  const times = first ? `, from ${day(first)}, ${clock(first)} to ${day(last)}, ${clock(last)}` : ''
  return [
    `Searched ${counted(files.length, 'file')}, ${size}, ${counted(lines, 'line')}${times}, in ${(searchedMs / 1000).toFixed(1)} s.`,
    ...(skipped > 0
      ? [`${counted(skipped, 'line')} passed over: of other programs, cut in half, or not text.`]
      : []),
    ...unreadable.map(({ file, reason }) => `Not read to its end: ${file} (${reason}).`),
  ]
}

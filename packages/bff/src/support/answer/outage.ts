import type { NoticeLine, PlatformLine } from '../files/log-line.ts'
import { clock } from './moment.ts'
import { partyOfAttempt } from './party.ts'

/** A while in which the platform failed for a whole brand, so that its calls were not sent any more. */
export interface Outage {
  brand: string
  /** From the first failure to the answer that ended it; ISO 8601, and undefined where the log tells of no end. */
  since: string
  until: string | undefined
}

/** What failed before a longer pause is a failure of its own. */
export const outagePauseMs = 2_000

/** The outages of a brand that its notices tell of, in order of time. */
export function outagesOf(
  brand: string,
  notices: readonly NoticeLine[],
  attempts: readonly PlatformLine[],
): Outage[] {
  const outages: Outage[] = []
  for (const { time, state } of notices.filter(({ event }) => event === 'breaker')) {
    const last = outages.at(-1)
    const isOpen = last !== undefined && last.until === undefined
    if (state === 'closed' && isOpen) last.until = time
    if (state === 'open' && !isOpen)
      outages.push({ brand, since: firstFailure(time, attempts), until: undefined })
  }
  return outages
}

/** When the failures began that had the calls held back: the first that no pause parts from that moment. */
function firstFailure(opened: string, attempts: readonly PlatformLine[]): string {
  const failures = attempts.filter((line) => line.time <= opened && isOfPlatform(line))
  let since = opened
  for (const { time } of failures.toReversed()) {
    if (Date.parse(since) - Date.parse(time) > outagePauseMs) break
    since = time
  }
  return since
}

/** A player who left, or a gateway that had too much to ask, says nothing of the platform. */
const isOfPlatform = (line: PlatformLine) => ['platform', 'network'].includes(partyOfAttempt(line) ?? '')

/** Requests end a moment after the attempts that made them fail. */
const marginMs = 5_000

/** The outage that a failure at a time is part of, if it is part of one. */
export function outageAt(outages: readonly Outage[], time: string): Outage | undefined {
  const at = Date.parse(time)
  return outages.find(
    ({ since, until }) =>
      at >= Date.parse(since) && (until === undefined || at <= Date.parse(until) + marginMs),
  )
}

/** `from 10:09:39 to 10:09:51` */
export function describePeriod({ since, until }: Outage): string {
  return until === undefined
    ? `since ${clock(since)}, and the log tells of no end`
    : `from ${clock(since)} to ${clock(until)}`
}

import type { NoticeLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import { clock } from './moment.ts'
import { type Outage, outageAt } from './outage.ts'
import { type Party, partyOfAttempt } from './party.ts'

/**
 * Requests of a brand that failed in the same outage of the platform; else by the same party at the same call, or as the
 * same operation with the same code, with no pause between them.
 */
export interface Incident {
  brand: string
  /** The platform's call, or the operation where no call of the request's own failed. */
  call: string
  who: Party
  isOutage: boolean
  /** How many players had met it when this one did; this one included. */
  rank: number
  /** How many have met it in all. */
  players: number
  /** False where the log names no accounts: then requests are counted. */
  countsPlayers: boolean
  /** Whether there are more than were counted. */
  isCut: boolean
  /** First and last failure; ISO 8601. */
  since: string
  until: string
  /** Outcomes of money that were lost in it, and what became of them. */
  lost: number
  settled: number
  needsPeople: number
}

/** The lines that an incident is made of. */
export interface IncidentLines {
  /** Requests of the brand that failed, or were refused with the code of the one that is asked about. */
  requests: readonly RequestLine[]
  /** Failed attempts of the brand's calls. */
  attempts: readonly PlatformLine[]
  /** Notices of what became of money. */
  money: readonly NoticeLine[]
  /** The outage of the platform that the request met. */
  outage: Outage | undefined
}

/** What failed after a longer pause is another incident. */
export const longestPauseMs = 10 * 60_000

/**
 * The incident that a failed request belongs to. Data that many requests share is fetched under an id of its own, which
 * leads to none of them: then, as where no call failed, it is told by operation and code.
 * @param attempt the attempt that made it fail, if one did
 */
export function findIncident(
  request: RequestLine,
  who: Party,
  attempt: PlatformLine | undefined,
  lines: IncidentLines,
): Omit<Incident, 'isCut'> {
  const own = attempt?.requestId === request.requestId ? attempt : undefined
  const failed = new Set(
    lines.attempts
      .filter((one) => one.call === own?.call && partyOfAttempt(one) === who)
      .map(({ requestId }) => requestId),
  )
  const { outage } = lines
  const isSame = (other: RequestLine) =>
    outage
      ? other.status >= 500 && outageAt([outage], other.time) !== undefined
      : own
        ? failed.has(other.requestId)
        : other.operation === request.operation && other.code === request.code
  const others = lines.requests.filter((other) => other.requestId !== request.requestId && isSame(other))
  const all = [...others, request].sort((one, other) => one.time.localeCompare(other.time))
  const members = outage ? all : withoutPause(all, all.indexOf(request))
  const seen = new Set<string | undefined>()
  let rank = 0
  for (const member of members) {
    seen.add(member.account ?? member.requestId)
    if (member === request) rank = seen.size
  }
  const lost = new Set(
    members.filter(({ code }) => code === 'outcomeUnknown').map(({ reference }) => reference),
  )
  const toldOf = (event: string) =>
    new Set(
      lines.money
        .filter((notice) => notice.event === event && lost.has(notice.reference))
        .map(({ reference }) => reference),
    ).size
  return {
    brand: request.brand ?? request.host ?? '',
    call: own?.call ?? request.operation ?? '',
    who,
    isOutage: outage !== undefined,
    rank,
    players: seen.size,
    countsPlayers: members.some(({ account }) => account !== undefined),
    since: members[0]?.time ?? request.time,
    until: members.at(-1)?.time ?? request.time,
    lost: lost.size,
    settled: toldOf('moneyOutcomeSettled'),
    needsPeople: toldOf('moneyOutcomeNeedsPeople'),
  }
}

/** Those around one that have no long pause between them. */
function withoutPause(sorted: readonly RequestLine[], at: number): RequestLine[] {
  const pauseAfter = (index: number) =>
    Date.parse(sorted[index + 1]?.time ?? '') - Date.parse(sorted[index]?.time ?? '')
  let from = at
  while (from > 0 && pauseAfter(from - 1) <= longestPauseMs) from -= 1
  let to = at
  while (to < sorted.length - 1 && pauseAfter(to) <= longestPauseMs) to += 1
  return sorted.slice(from, to + 1)
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinal = (count: number) => `${count}${endings[ordinals.select(count)]}`
/** An incident in a sentence or two: how many it hit, since when, and what became of their money. */
export function describeIncident(incident: Incident): string {
  const { brand, isOutage, rank, players, countsPlayers, since, until, isCut } = incident
  const one = countsPlayers ? 'player' : 'request'
  const met = `of ${brand} who met this ${isOutage ? 'outage' : 'failure'}`
  const first =
    players === 1
      ? `The only ${one} ${met} around ${clock(since)}.`
      : `${isCut ? 'At least the ' : ''}${ordinal(rank)} ${one} ${met} since ${clock(since)}; ${isCut ? 'at least ' : ''}${players} in all until ${clock(until)}.`
  return incident.lost > 0 ? `${first} ${describeMoney(incident)}` : first
}

function describeMoney({ players, lost, settled, needsPeople }: Incident): string {
  const open = lost - settled - needsPeople
  if (players === 1 && lost === 1)
    return `Its outcome is ${settled > 0 ? 'settled by now' : needsPeople > 0 ? 'left to people' : 'still open'}.`
  const parts = [
    ...(settled > 0 ? [`${settled} settled by now`] : []),
    ...(needsPeople > 0 ? [`${needsPeople} left to people`] : []),
    ...(open > 0 ? [`${open} still open`] : []),
  ]
  return `Of ${lost} lost outcome${lost === 1 ? '' : 's'} of money: ${parts.join(', ')}.`
}

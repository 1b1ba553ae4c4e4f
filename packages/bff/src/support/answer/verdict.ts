import type { PlatformLine, RequestLine } from '../files/log-line.ts'
import type { Findings } from './answer.ts'
import { knownCode, type Party, partyOfAttempt, partyOfCode } from './party.ts'

/** Who failed, and the attempt that shows it, if one does. */
export interface Verdict {
  who: Party
  attempt: PlatformLine | undefined
}

/** Judges who failed from a request's lines. */
export function judge({ request, lines, failedMeanwhile }: Findings): Verdict {
  const failed = failedAttempts(lines, request)
  const own = failed.at(-1)
  if (request === undefined) return { who: (own && partyOfAttempt(own)) ?? 'nobody', attempt: own }
  if (request.status === 499) return { who: 'player', attempt: undefined }
  if (request.status < 400) {
    // What is not as its contract says may be missing on the page.
    const drifted = ownAttempts(lines, request).findLast(({ outcome }) => outcome === 'drift')
    return drifted ? { who: 'platform', attempt: drifted } : { who: 'nobody', attempt: own }
  }
  const code = knownCode(request.code)
  const blamed = code ? partyOfCode(code) : request.status < 500 ? 'player' : 'gateway'
  if (blamed !== 'platform') return { who: blamed, attempt: undefined }
  // Data that many requests share is fetched under an id of its own.
  const attempt = own ?? failedMeanwhile.at(-1)
  return { who: (attempt && partyOfAttempt(attempt)) ?? 'platform', attempt }
}

/** The attempts of the request itself that failed: not those of what was asked afterwards. */
export function failedAttempts(lines: Findings['lines'], request: RequestLine | undefined): PlatformLine[] {
  return ownAttempts(lines, request).filter((line) => partyOfAttempt(line) !== undefined)
}

function ownAttempts(lines: Findings['lines'], request: RequestLine | undefined): PlatformLine[] {
  return lines
    .filter((line) => line.kind === 'platform')
    .filter((line) => request === undefined || line.requestId === request.requestId)
}

/** The platform's refusal of a request, if it asked and was refused. */
export function refusalOf({ lines, request }: Pick<Findings, 'lines' | 'request'>): PlatformLine | undefined {
  return lines.findLast(
    (line): line is PlatformLine =>
      line.kind === 'platform' && line.outcome === 'refused' && line.requestId === request?.requestId,
  )
}

import type { LogLine, NoticeLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import type { Incident } from './incident.ts'
import type { Outage } from './outage.ts'
import type { Party } from './party.ts'

/** What the log knows of a request. */
export interface Findings {
  reference: string
  /** Undefined where the log has no line of the request itself. */
  request: RequestLine | undefined
  /** Every other line of the request and of its reference, in order of time. */
  lines: LogLine[]
  /** Other requests of the same player, shortly before and after. */
  neighbors: RequestLine[]
  /** Notices of the brand and of the whole gateway around that time. */
  notices: NoticeLine[]
  /** Failed calls of the brand that were made while the request waited: it may have waited for their data. */
  failedMeanwhile: PlatformLine[]
  /** The outage of the platform that the request met, if it met one. */
  outage: Outage | undefined
  incident: Incident | undefined
}

/** What support staff tell the player, and do. Each is a sentence or two. */
export interface Sentences {
  /** What the player saw. */
  saw: string
  /** Who failed, and how. */
  failed: string
  /** What to do now. */
  todo: string
  /** What it means for the operator of the site; empty where nothing. */
  operator: string
}

/** Step of a timeline. */
export interface Step {
  /** ISO 8601. */
  time: string
  /** Since the request began; undefined where the log does not know when that was. */
  offsetMs: number | undefined
  who: 'browser' | 'gateway' | 'platform' | 'money' | 'same player' | 'brand'
  what: string
  tone: 'plain' | 'good' | 'bad'
}

/** The answer to a reference. */
export interface Answer {
  reference: string
  requestId: string | undefined
  /** The replica that answered. */
  instance: string | undefined
  /** Where traces are sent. */
  traceId: string | undefined
  host: string | undefined
  brand: string | undefined
  operation: string | undefined
  account: string | undefined
  code: string | undefined
  /** By which the platform knows what was asked for. */
  platformRequestId: string | undefined
  /** When the request began; ISO 8601. */
  time: string
  who: Party
  sentences: Sentences
  /** What the player read, by language; empty where there was nothing to read. */
  playerTexts: Readonly<Record<string, string>>
  /** The request, and what became of it afterwards. */
  timeline: Step[]
  /** What happened around it. */
  around: Step[]
  incident: Incident | undefined
}

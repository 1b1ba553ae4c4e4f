import * as z from 'zod/mini'
import { maxReachDays, rangeCheckUpTo, rangeQuery } from '../date-range.ts'
import { Helpline } from '../markets/market.ts'
import { AmountInput, Money, pesos } from '../money.ts'
import { operation } from '../operation.ts'

export const LimitKind = z.enum(['DEPOSIT', 'LOSS', 'BET', 'SESSION_TIME'])
export type LimitKind = z.infer<typeof LimitKind>

export const LimitPeriod = z.enum(['DAY', 'WEEK', 'MONTH'])
export type LimitPeriod = z.infer<typeof LimitPeriod>

/** What is due to a limit: a decimal string, in money or, for `SESSION_TIME`, in minutes. */
const LimitAmount = z.string().check(z.regex(/^\d+(?:\.\d{1,2})?$/))

/** A limit that the player set. */
export const PlayLimit = z.object({
  /** One of `LimitKind` and of `LimitPeriod`, or another word of the platform. */
  kind: z.string(),
  period: z.string(),
  amount: LimitAmount,
  /** How much of it is used, in the same unit. */
  used: LimitAmount,
  /** When `used` begins at zero again; ISO 8601. */
  resetsAt: z.string(),
  /** A higher amount, or none (null), that begins later, once the player confirms it. */
  pending: z.nullable(z.object({ amount: z.nullable(LimitAmount), effectiveAt: z.string() })),
})
export type PlayLimit = z.infer<typeof PlayLimit>

/** A break or exclusion; `until` is empty while there is none, and for one that never ends. ISO 8601. */
const Pause = z.object({ active: z.boolean(), until: z.string() })

/** How the player's play is limited, and what can be set (the platform's contract, 2.13). */
export const PlayControls = z.object({
  limits: z.array(PlayLimit),
  /** Minutes between reality checks; 0 for none. */
  realityCheckMinutes: z.number(),
  coolOff: Pause,
  selfExclusion: z.extend(Pause, { irrevocableUntil: z.string() }),
  /** Hours of a break, months of an exclusion (0 for good), minutes of the reality check. */
  options: z.object({
    coolOff: z.array(z.number()),
    exclusion: z.array(z.number()),
    reality: z.array(z.number()),
  }),
  helplines: z.array(Helpline),
  /** When the player should look at the limits again; ISO 8601, empty where the platform leaves it out. */
  reviewDue: z.string(),
  /** The currency of limits in money. */
  currency: z.string(),
})
export type PlayControls = z.infer<typeof PlayControls>

/** Refusals that any change of the controls may meet. */
export const controlErrors = [
  'outcomeUnknown',
  'invalidInput',
  'invalidCredentials',
  'limitReached',
  'notEligible',
  'duplicateRequest',
  'selfExcluded',
  'coolOffActive',
] as const

export const playControlsExample: PlayControls = {
  limits: [
    {
      kind: 'DEPOSIT',
      period: 'DAY',
      amount: '1000.00',
      used: '400.00',
      resetsAt: '2030-01-02T00:00:00+08:00',
      pending: { amount: '2000.00', effectiveAt: '2030-01-02T08:00:00+08:00' },
    },
  ],
  realityCheckMinutes: 30,
  coolOff: { active: false, until: '' },
  selfExclusion: { active: false, until: '', irrevocableUntil: '' },
  options: { coolOff: [24, 72, 168, 720], exclusion: [6, 12, 60, 0], reality: [0, 15, 30, 60, 120] },
  helplines: [
    {
      name: 'Helpline',
      phone: '+63 2 8000 0000',
      email: 'help@example.org',
      url: 'https://example.org',
      hours: '24/7',
    },
  ],
  reviewDue: '2030-07-01T00:00:00+08:00',
  currency: 'PHP',
}

/** The player's limits, reality check, break and exclusion, and where to find help. */
export const getLimits = operation(
  {
    method: 'GET',
    path: '/api/responsible-gaming',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'responsibleGaming',
    response: PlayControls,
  },
  { request: {}, response: playControlsExample },
)

/**
 * The player's password. What protects needs none: who logs in with a code and knows no password must be able to stop.
 * One that is sent is checked all the same.
 */
const Password = z.optional(z.string().check(z.minLength(1), z.maxLength(128)))

/**
 * Sets a limit. A lower one holds at once; a higher one, and none, begin after a day, once the player sets the same
 * again, and need the password. `amount` is money, or minutes for `SESSION_TIME`; empty to remove the limit. Errors:
 * `invalidCredentials` for a wrong or missing password; `invalidInput` where a week would be below a day, or a month below a week; `notFound` where there is no
 * limit to remove.
 */
export const setLimit = operation(
  {
    method: 'POST',
    path: '/api/responsible-gaming/limits',
    access: 'player',
    limit: 'credentials',
    shows: 'form',
    capability: 'responsibleGaming',
    idempotency: 'required',
    triesSecret: true,
    body: z.strictObject({
      kind: LimitKind,
      period: LimitPeriod,
      amount: z.union([AmountInput, z.literal('')]),
      password: Password,
    }),
    response: PlayControls,
    errors: controlErrors,
  },
  {
    request: { body: { kind: 'DEPOSIT', period: 'DAY', amount: '1000', password: 'Demo1234' } },
    response: playControlsExample,
  },
)

/** Withdraws a higher limit that has not begun. Errors: `notFound` where none is pending. */
export const cancelPendingLimit = operation(
  {
    method: 'DELETE',
    path: '/api/responsible-gaming/limits/{kind}/{period}',
    access: 'player',
    limit: 'writes',
    shows: 'dialog',
    capability: 'responsibleGaming',
    params: z.object({ kind: LimitKind, period: LimitPeriod }),
    response: PlayControls,
  },
  {
    request: { params: { kind: 'DEPOSIT', period: 'DAY' } },
    response: playControlsExample,
  },
)

/** Sets the minutes between two reality checks; 0 turns them off. */
export const setRealityCheck = operation(
  {
    method: 'PATCH',
    path: '/api/responsible-gaming/reality-check',
    access: 'player',
    limit: 'writes',
    shows: 'dialog',
    capability: 'responsibleGaming',
    body: z.strictObject({ minutes: z.number().check(z.int(), z.gte(0), z.lte(1440)) }),
    response: PlayControls,
    errors: ['invalidInput'],
  },
  {
    request: { body: { minutes: 30 } },
    response: playControlsExample,
  },
)

/** Takes a break from play; it can't be ended early, and every session of the player ends. */
export const takeBreak = operation(
  {
    method: 'POST',
    path: '/api/responsible-gaming/break',
    access: 'player',
    limit: 'credentials',
    shows: 'form',
    capability: 'responsibleGaming',
    idempotency: 'required',
    triesSecret: true,
    changesSession: 'ends',
    body: z.strictObject({
      hours: z.number().check(z.int(), z.gte(1), z.lte(8784)),
      password: Password,
    }),
    response: z.object({ until: z.string() }),
    errors: controlErrors,
  },
  {
    request: { body: { hours: 24, password: 'Demo1234' } },
    response: { until: '2030-01-02T08:00:00+08:00' },
  },
)

/**
 * Excludes the player for some months, or for good (0); it can't be ended early, and every session of the player ends.
 * Withdrawals and histories stay open. `confirmation` is the text that the player typed to confirm.
 */
export const excludeSelf = operation(
  {
    method: 'POST',
    path: '/api/responsible-gaming/exclusion',
    access: 'player',
    limit: 'credentials',
    shows: 'form',
    capability: 'responsibleGaming',
    idempotency: 'required',
    triesSecret: true,
    changesSession: 'ends',
    body: z.strictObject({
      months: z.number().check(z.int(), z.gte(0), z.lte(600)),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      password: Password,
      confirmation: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    }),
    response: z.object({ until: z.string(), irrevocableUntil: z.string() }),
    errors: controlErrors,
  },
  {
    request: { body: { months: 6, password: 'Demo1234', confirmation: 'EXCLUDE' } },
    response: { until: '2030-07-01T08:00:00+08:00', irrevocableUntil: '2030-07-01T08:00:00+08:00' },
  },
)

/** The player's own figures of a period, as the platform counts them. */
export const PlaySummary = z.object({
  deposits: Money,
  withdrawals: Money,
  /** Withdrawals less deposits. */
  net: Money,
  daysPlayed: z.number(),
})
export type PlaySummary = z.infer<typeof PlaySummary>

/** The player's own figures of any period up to a year back; the platform is asked for a month at a time. */
export const getPlaySummary = operation(
  {
    method: 'GET',
    path: '/api/me/play-summary',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'responsibleGaming',
    query: z.object(rangeQuery).check(rangeCheckUpTo(maxReachDays)),
    response: PlaySummary,
  },
  {
    request: { query: { from: '2030-01-01', to: '2030-01-07' } },
    response: {
      deposits: pesos('2000.00'),
      withdrawals: pesos('500.00'),
      net: pesos('-1500.00'),
      daysPlayed: 4,
    },
  },
)

/** The running session in time and money, as the platform counts it. Amounts that it leaves out are null. */
export const SessionSummary = z.object({
  sessionSeconds: z.number(),
  betTotal: z.nullable(Money),
  winTotal: z.nullable(Money),
  /** Won less bet. */
  net: z.nullable(Money),
  /** ISO 8601. */
  since: z.string(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

/** The player's running session. */
export const getSessionSummary = operation(
  {
    method: 'GET',
    path: '/api/me/session-summary',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'responsibleGaming',
    response: SessionSummary,
  },
  {
    request: {},
    response: {
      sessionSeconds: 1260,
      betTotal: pesos('300.00'),
      winTotal: pesos('180.00'),
      net: pesos('-120.00'),
      since: '2030-01-01T08:00:00+08:00',
    },
  },
)

import * as z from 'zod/mini'
import { Helpline } from '../markets/market.ts'

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

/** Refusals that any change of the controls may meet, with their HTTP status. */
export const controlErrors = {
  outcomeUnknown: 504,
  invalidInput: 422,
  invalidCredentials: 422,
  limitReached: 422,
  notEligible: 422,
  duplicateRequest: 422,
  selfExcluded: 422,
  coolOffActive: 422,
} as const

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

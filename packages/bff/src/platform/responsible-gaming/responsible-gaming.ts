import type {
  LimitKind,
  LimitPeriod,
  PlayControls,
  PlayLimit,
  PlaySummary,
  SessionSummary,
} from '@marquee/contracts/areas/responsible-gaming'
import type { Market } from '@marquee/contracts/markets/market'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import {
  amount,
  count,
  flag,
  list,
  orNone,
  readAmount,
  readDecimal,
  recordOrNull,
  text,
  textOrNull,
  time,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { amountOrNone, isWebAddress, readMoney } from '../../upstream/decoding/value-readers.ts'
import { nothing, platformCall, type ReadContext, UnusableAnswer } from '../../upstream/platform-call.ts'
import { type Refusals, readRefusals } from '../../upstream/refusals.ts'
import { amountText } from '../cashier/cashier.ts'

/** Refusals that any change of the player's controls may meet. */
const controlRefusals: Refusals = [
  'invalidInput',
  'invalidCredentials',
  'limitReached',
  'notEligible',
  'duplicateRequest',
  'selfExcluded',
  'coolOffActive',
  'tooManyRequests',
  { 'Invalid account ID or password': 'invalidCredentials' },
]

/** The field that refuses a wrong password. */
const controlFieldRefusals = { password: 'invalidCredentials' } as const

/** Money or minutes. An unreadable one is drift and empty, because an unknown limit is not zero. */
const limitAmount = () => field('amount or minutes', readLimitAmount, '')

/** A limit as the platform tells it. */
const LimitItem = z.object({
  kind: text(),
  period: text(),
  amount: limitAmount(),
  used: limitAmount(),
  resets_at: z.optional(time()),
  pending: orNone(recordOrNull({ amount: orNone(limitAmount()), effective_at: time() })),
})

/** Reads a limit; undefined for one that does not say what it allows. A pending one without an amount ends the limit. */
function readLimit(item: z.infer<typeof LimitItem>): PlayLimit | undefined {
  const { kind, period, amount, used, resets_at, pending } = item
  if (kind === '' || period === '' || amount === '' || used === '') return undefined
  return {
    kind,
    period,
    amount,
    used,
    resetsAt: resets_at ?? '',
    pending: pending?.effective_at
      ? { amount: pending.amount || null, effectiveAt: pending.effective_at }
      : null,
  }
}

function readLimitAmount(value: unknown): string | undefined {
  const figure = value === null ? undefined : readDecimal(value)
  if (figure === undefined || figure.startsWith('-')) return undefined
  return figure.includes('.') ? readAmount(figure) : figure
}

const pause = { active: flag(), until: z.optional(time()) }
const choices = () => orNone(list(count()))
const Helpline = z.object({
  name: z.optional(wordsOrNull()),
  phone: z.optional(textOrNull()),
  email: z.optional(textOrNull()),
  url: z.optional(textOrNull()),
  hours: z.optional(wordsOrNull()),
})

const Settings = z.object({
  limits: list(LimitItem),
  reality_check_minutes: orNone(count()),
  cool_off: orNone(recordOrNull(pause)),
  self_exclusion: orNone(recordOrNull({ ...pause, irrevocable_until: z.optional(time()) })),
  options: orNone(recordOrNull({ cool_off: choices(), exclusion: choices(), reality: choices() })),
  helplines: orNone(list(Helpline)),
  review_due: z.optional(time()),
  currency: z.optional(textOrNull()),
})

// Where the platform says nothing (its contract, 2.13).
const defaultReality = [0, 15, 30, 60, 120]

/** The player's limits, reality check, break and exclusion, and where to find help. */
export const playSettings = platformCall({
  path: '/api/rg/settings',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  // The market's choices and helplines stand in for those that the platform leaves out.
  needs: ['currency', 'market'],
  record: 'value',
  response: Settings,
  read: readControls,
  refusals: readRefusals,
})

function readControls(
  raw: z.infer<typeof Settings>,
  { currency, market }: { currency: string; market: Market },
): PlayControls {
  const { cool_off, self_exclusion, options } = raw
  const helplines = (raw.helplines ?? []).flatMap((helpline) => readHelpline(helpline, market) ?? [])
  return {
    limits: raw.limits.flatMap((item) => readLimit(item) ?? []),
    realityCheckMinutes: raw.reality_check_minutes ?? 0,
    coolOff: { active: cool_off?.active ?? false, until: cool_off?.until ?? '' },
    selfExclusion: {
      active: self_exclusion?.active ?? false,
      until: self_exclusion?.until ?? '',
      irrevocableUntil: self_exclusion?.irrevocable_until ?? '',
    },
    options: {
      coolOff: options?.cool_off ?? market.breakHours,
      exclusion: options?.exclusion ?? market.exclusionMonths,
      reality: options?.reality ?? defaultReality,
    },
    helplines: helplines.length > 0 ? helplines : market.helplines,
    reviewDue: raw.review_due ?? '',
    currency: raw.currency || currency,
  }
}

/**
 * Reads a helpline, with what the market's pack says of it; undefined for one that says neither who it is nor how to
 * reach it.
 */
function readHelpline({ name, phone, email, url, hours }: z.infer<typeof Helpline>, market: Market) {
  const known = market.helplines.find((helpline) => helpline.name === name)
  const address = url && isWebAddress(url) ? url : ''
  const helpline = {
    name: name ?? '',
    phone: phone ?? '',
    email: email ?? '',
    url: address,
    hours: hours ?? '',
    ...(known?.about && { about: known.about }),
  }
  return helpline.name || helpline.phone || helpline.email || address ? helpline : undefined
}

interface NewLimit {
  kind: LimitKind
  period: LimitPeriod
  /** Money, or minutes of a session; empty for none. */
  amount: string
  password?: string | undefined
}

/** Sets a limit of the player; the settings tell what came of it. */
export const limitSet = platformCall({
  path: '/api/rg/limit_set',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ kind, period, amount, password }: NewLimit, { requestId }) => ({
    request_id: requestId,
    kind,
    period,
    amount: amount === '' ? '' : amountText(amount),
    password: password ?? '',
  }),
  response: nothing,
  read: () => undefined,
  refusals: [...controlRefusals, 'notFound'],
  fieldRefusals: controlFieldRefusals,
})

/** Withdraws a higher limit that has not begun. */
export const limitCancelPending = platformCall({
  path: '/api/rg/limit_cancel_pending',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ kind, period }: { kind: LimitKind; period: LimitPeriod }) => ({ kind, period }),
  response: nothing,
  read: () => undefined,
  refusals: readRefusals,
})

/** Sets the minutes between two reality checks. */
export const realityCheckSet = platformCall({
  path: '/api/rg/reality_check_set',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ minutes }: { minutes: number }) => ({ minutes }),
  response: nothing,
  read: () => undefined,
  refusals: ['invalidInput', 'tooManyRequests'],
})

interface Break {
  hours: number
  password?: string | undefined
}

/** Begins a break of the player. */
export const coolOff = platformCall({
  path: '/api/rg/cool_off',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ hours, password }: Break, { requestId }) => ({
    request_id: requestId,
    hours,
    password: password ?? '',
  }),
  record: 'value',
  response: z.object({ until: time() }),
  read({ until }) {
    if (until === '') throw new UnusableAnswer('No end')
    return { until }
  },
  refusals: controlRefusals,
  fieldRefusals: controlFieldRefusals,
})

interface Exclusion {
  /** 0 for good. */
  months: number
  reason?: string | undefined
  password?: string | undefined
  confirmation: string
}

/** Excludes the player. An exclusion for good has no end. */
export const selfExclude = platformCall({
  path: '/api/rg/self_exclude',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ months, reason, password, confirmation }: Exclusion, { requestId }) => ({
    request_id: requestId,
    months,
    reason: reason || undefined,
    password: password ?? '',
    confirm_text: confirmation,
  }),
  record: 'value',
  response: z.object({
    until: z.optional(time()),
    irrevocable_until: z.optional(time()),
  }),
  read({ until = '', irrevocable_until = '' }, { input, envelope }: ReadContext<Exclusion>) {
    const isForGood = input.months === 0 && envelope === 'ok'
    if (until === '' && irrevocable_until === '' && !isForGood) throw new UnusableAnswer('No end')
    return { until, irrevocableUntil: irrevocable_until }
  },
  refusals: controlRefusals,
  fieldRefusals: controlFieldRefusals,
  fieldNames: { confirm_text: 'confirmation' },
})

interface SummaryQuestion {
  from?: string | undefined
  to?: string | undefined
}

/** The player's own figures of a period. An unreadable amount is a failure, because it must never show as zero. */
export const playSummary = platformCall({
  path: '/api/rg/summary',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: ({ from, to }: SummaryQuestion) => ({ date_from: from, date_to: to }),
  record: 'value',
  response: z.object({ deposits: amount(), withdrawals: amount(), net: amount(), days_played: count() }),
  read(record, { currency }): PlaySummary {
    const deposits = readMoney(record.deposits, currency)
    const withdrawals = readMoney(record.withdrawals, currency)
    const net = readMoney(record.net, currency)
    if (!deposits || !withdrawals || !net) throw new UnusableAnswer('No figures')
    return { deposits, withdrawals, net, daysPlayed: record.days_played }
  },
  refusals: readRefusals,
})

/** The player's running session, in time and money. */
export const sessionSummary = platformCall({
  path: '/api/rg/session_summary',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  record: 'value',
  response: z.object({
    session_seconds: count(),
    bet_total: amountOrNone(),
    win_total: amountOrNone(),
    net: amountOrNone(),
    since: time(),
  }),
  read: (record, { currency }): SessionSummary => ({
    sessionSeconds: record.session_seconds,
    betTotal: readMoney(record.bet_total, currency),
    winTotal: readMoney(record.win_total, currency),
    net: readMoney(record.net, currency),
    since: record.since,
  }),
  refusals: readRefusals,
})

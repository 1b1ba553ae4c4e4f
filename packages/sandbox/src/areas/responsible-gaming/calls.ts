import { marketOf } from '../../brands/market.ts'
import { call } from '../../calls/call.ts'
import { dateFields, readDateRange } from '../../calls/date-range.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { dayMs, hourMs } from '../../clock/durations.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal } from '../../money.ts'
import { verifyPassword } from '../../players/password.ts'
import type { Player } from '../../players/player.ts'
import { endSessions, sessionOf } from '../../players/session.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { movements } from '../reports/statement.ts'
import { limitItem, limitsOf } from './limits.ts'
import { pauseItem, pauseOf, refusePaused, startPause } from './pauses.ts'
import { cancelPending, isLooser, readLimit, setLimit } from './set-limit.ts'

const reviewMs = 182 * dayMs

/** The player's limits and breaks, what can be set, and where help is to be found. */
export const playSettings = call({
  path: '/api/rg/settings',
  identify: 'playerAtSite',
  handle({ input, brand, player, ...platform }) {
    const { db } = platform
    const market = marketOf(brand)
    const exclusion = pauseItem(pauseOf(platform, player, 'SELF_EXCLUSION'))
    const { domain, account_id } = player
    const minutes = db.one<{ minutes: number }>`SELECT minutes FROM reality_checks
      WHERE domain = ${domain} AND account_id = ${account_id}`?.minutes
    const setAt = db.one<{ at: number | null }>`SELECT MAX(set_at) AS at FROM play_limits
      WHERE domain = ${domain} AND account_id = ${account_id}`?.at
    return {
      value: [
        {
          limits: limitsOf(db, player).map((row) => limitItem(platform, player, row)),
          reality_check_minutes: minutes ?? 0,
          cool_off: pauseItem(pauseOf(platform, player, 'COOL_OFF')),
          self_exclusion: { ...exclusion, irrevocable_until: exclusion.until },
          options: {
            cool_off: market.breakHours,
            exclusion: market.exclusionMonths,
            reality: market.realityMinutes,
          },
          helplines: market.helplines.map(({ about: _, ...helpline }) => helpline),
          review_due: setAt == null ? '' : manilaTime(setAt + reviewMs),
        },
      ],
    }
  },
})

/** Sets a limit, once for each `request_id`; an empty amount removes it, which waits as a higher one does. */
export const limitSet = call({
  path: '/api/rg/limit_set',
  identify: 'player',
  fields: {
    ...{ request_id: 'filled', kind: 'filled', period: 'filled', amount: 'text', password: 'text' },
  },
  async handle({ input, player, ...platform }) {
    const limit = readLimit(input)
    await checkPassword(player, input.password, { isNeeded: isLooser(platform.db, player, limit) })
    const { domain, account_id: accountId } = player
    const write = {
      ...{ domain, accountId, call: 'limit_set', requestId: input.request_id },
      content: [limit.kind, limit.period, limit.amount],
    }
    return runIdempotently(platform.db, write, () => {
      setLimit(platform, player, limit)
      const row = limitsOf(platform.db, player).find(
        ({ kind, period }) => kind === limit.kind && period === limit.period,
      )
      const pending = row ? limitItem(platform, player, row).pending : null
      return { value: [{ effective_at: pending?.effective_at ?? manilaTime(platform.now()), pending }] }
    })
  },
})

/** Withdraws a higher limit that has not begun. */
export const limitCancelPending = call({
  path: '/api/rg/limit_cancel_pending',
  identify: 'player',
  fields: { kind: 'filled', period: 'filled' },
  handle({ input, player, ...platform }) {
    const limit = readLimit({ kind: input.kind, period: input.period })
    cancelPending(platform, player, limit)
    const value = limitsOf(platform.db, player)
      .filter(({ kind, period }) => kind === limit.kind && period === limit.period)
      .map((row) => limitItem(platform, player, row))
    return { value }
  },
})

/** Sets the minutes between reality checks; 0 turns them off. */
export const realityCheckSet = call({
  path: '/api/rg/reality_check_set',
  identify: 'player',
  fields: { minutes: 'number' },
  handle({ input: { minutes }, brand, player: { domain, account_id }, db }) {
    if (!marketOf(brand).realityMinutes.includes(minutes)) throw invalidInput({ minutes: 'unknown' })
    db.run`INSERT OR REPLACE INTO reality_checks VALUES (${domain}, ${account_id}, ${minutes})`
    return { value: [{ reality_check_minutes: minutes }] }
  },
})

/** The running session in time and money, by the ledger. */
export const sessionSummary = call({
  path: '/api/rg/session_summary',
  identify: 'player',
  handle({ input, player, db, now }) {
    const { opened_at } = sessionOf(db, input.auth)
    const { bet_total, win_total } = movements(db, player, { start: opened_at, end: now() + 1 })
    return {
      value: [
        {
          session_seconds: Math.floor((now() - opened_at) / 1000),
          bet_total: decimal(bet_total),
          win_total: decimal(win_total),
          net: decimal(win_total - bet_total),
          since: manilaTime(opened_at),
        },
      ],
    }
  },
})

/** The player's own figures of a range of days, by the ledger. */
export const playSummary = call({
  path: '/api/rg/summary',
  identify: 'player',
  fields: dateFields,
  handle({ input, player, db, now }) {
    const { start, end } = readDateRange(input, now())
    const { deposits, withdrawals } = movements(db, player, { start, end })
    const row = db.one<{
      days: number
    }>`SELECT COUNT(DISTINCT (placed_at + 28800000) / 86400000) AS days FROM bets
      WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND bet > 0
        AND placed_at >= ${start} AND placed_at < ${end}`
    return {
      value: [
        {
          deposits: decimal(deposits),
          withdrawals: decimal(withdrawals),
          net: decimal(withdrawals - deposits),
          days_played: row?.days ?? 0,
        },
      ],
    }
  },
})

/** Begins a break, which cannot be ended early, and ends all sessions of the player. */
export const coolOff = call({
  path: '/api/rg/cool_off',
  identify: 'player',
  fields: { request_id: 'filled', hours: 'count', password: 'text' },
  async handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, hours } = input
    if (!marketOf(brand).breakHours.includes(hours)) throw invalidInput({ hours: 'unknown' })
    await checkPassword(player, input.password)
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'cool_off', requestId, content: hours }
    return runIdempotently(platform.db, write, () => {
      refusePaused(platform, player)
      const until = platform.now() + hours * hourMs
      startPause(platform, player, { kind: 'COOL_OFF', until })
      endSessions(platform.db, domain, accountId)
      return { value: [{ until: manilaTime(until) }] }
    })
  },
})

/** Excludes the player for some months, or for good (0), and ends all sessions. It cannot be ended early. */
export const selfExclude = call({
  path: '/api/rg/self_exclude',
  identify: 'player',
  fields: {
    ...{
      request_id: 'filled',
      months: 'number',
      reason: 'text?',
      password: 'text',
      confirm_text: 'filled',
    },
  },
  async handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, months, reason = '' } = input
    if (!marketOf(brand).exclusionMonths.includes(months)) throw invalidInput({ months: 'unknown' })
    await checkPassword(player, input.password)
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'self_exclude', requestId, content: months }
    return runIdempotently(platform.db, write, () => {
      // During a break it is allowed: it is the stricter of the two.
      if (pauseOf(platform, player, 'SELF_EXCLUSION')) throw refuse('selfExcluded')
      const until = months === 0 ? null : monthsLater(platform.now(), months)
      startPause(platform, player, { kind: 'SELF_EXCLUSION', until, reason })
      endSessions(platform.db, domain, accountId)
      const text = until === null ? '' : manilaTime(until)
      return { value: [{ until: text, irrevocable_until: text }] }
    })
  },
})

function monthsLater(at: number, months: number): number {
  const date = new Date(at)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.getTime()
}

/** Checks a player's password, which is empty where a step protects the player. @throws Refusal `invalidCredentials` */
async function checkPassword(
  { password_hash }: Player,
  password: string,
  { isNeeded = false } = {},
): Promise<void> {
  if (password === '' && !isNeeded) return
  if (!(await verifyPassword(password, password_hash))) throw refuse('invalidCredentials')
}

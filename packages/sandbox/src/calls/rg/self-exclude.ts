import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { marketOf } from '../../care/markets.ts'
import { pauseOf, startPause } from '../../care/pauses.ts'
import { requirePassword } from '../../care/require-password.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { endSessions } from '../../players/session.ts'
import { invalidInput, refuse } from '../../refusal.ts'

/** Excludes the player for some months, or for good (0), and ends all sessions. It cannot be ended early. */
export const selfExclude = call({
  path: '/api/rg/self_exclude',
  identify: 'player',
  fields: {
    ...{
      request_id: 'filled',
      months: 'number',
      reason: 'text?',
      password: 'filled',
      confirm_text: 'filled',
    },
  },
  async handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, months, reason = '' } = input
    if (!marketOf(brand).exclusionMonths.includes(months)) throw invalidInput({ months: 'unknown' })
    await requirePassword(player, input.password)
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

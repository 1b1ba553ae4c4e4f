import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { marketOf } from '../../care/markets.ts'
import { refusePaused, startPause } from '../../care/pauses.ts'
import { requirePassword } from '../../care/require-password.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { endSessions } from '../../players/session.ts'
import { invalidInput } from '../../refusal.ts'

const hourMs = 3_600_000

/** Begins a break, which cannot be ended early, and ends all sessions of the player. */
export const coolOff = call({
  path: '/api/rg/cool_off',
  identify: 'player',
  fields: { request_id: 'filled', hours: 'count', password: 'filled' },
  async handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, hours } = input
    if (!marketOf(brand).breakHours.includes(hours)) throw invalidInput({ hours: 'unknown' })
    await requirePassword(player, input.password)
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

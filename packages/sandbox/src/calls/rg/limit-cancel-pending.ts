import { call } from '../../call.ts'
import { limitItem, limitsOf } from '../../care/limits.ts'
import { cancelPending, readLimit } from '../../care/set-limit.ts'

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

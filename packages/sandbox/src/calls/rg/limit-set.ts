import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { limitItem, limitsOf } from '../../care/limits.ts'
import { requirePassword } from '../../care/require-password.ts'
import { readLimit, setLimit } from '../../care/set-limit.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'

/** Sets a limit, once for each `request_id`; an empty amount removes it, which waits as a higher one does. */
export const limitSet = call({
  path: '/api/rg/limit_set',
  identify: 'player',
  fields: {
    ...{ request_id: 'filled', kind: 'filled', period: 'filled', amount: 'text', password: 'filled' },
  },
  async handle({ input, player, ...platform }) {
    const limit = readLimit(input)
    await requirePassword(player, input.password)
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

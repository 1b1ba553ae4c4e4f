import type { TopTen } from '@marquee/contracts/areas/site/notices'
import * as z from 'zod/mini'
import { amount, count, text } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { firstRecord } from './first-record.ts'
import { maskAccount } from './mask-account.ts'

const Entry = z.object({
  account_masked: z.optional(text()),
  account_id: z.optional(text()),
  amount: amount(),
})
type Entry = z.infer<typeof Entry>

const Entries = z.array(Entry)

/**
 * Current winners and withdrawals. `withrawal` is the spelling of the platform; the correct one is read too. Entries
 * without a name or an amount are left out, because no numbers are made up.
 */
export const topTen = platformCall({
  path: '/api/settings/top10winner_withdrawal',
  kind: 'read',
  identify: 'site',
  onFailure: 'disconnect',
  locate: (answer) => normalizeSpelling(firstRecord(answer, 'stats')),
  response: z.object({
    withrawal: Entries,
    winner: Entries,
    hour_withdrawal: Entries,
    registered_player: count(),
    active_player: count(),
    deposited_player: count(),
  }),
  read(raw, { input }: ReadContext<{ currency: string }>): TopTen {
    const entries = (list: readonly Entry[]) =>
      list.flatMap((entry) => readEntry(entry, input.currency) ?? [])
    return {
      withdrawal: entries(raw.withrawal),
      winner: entries(raw.winner),
      hourWithdrawal: entries(raw.hour_withdrawal),
      registeredPlayer: raw.registered_player,
      activePlayer: raw.active_player,
      depositedPlayer: raw.deposited_player,
    }
  },
})

function normalizeSpelling(stats: Record<string, unknown>): Record<string, unknown> {
  return 'withrawal' in stats ? stats : { ...stats, withrawal: stats.withdrawal }
}

function readEntry(entry: Entry, currency: string): TopTen['winner'][number] | undefined {
  const account = entry.account_masked || entry.account_id
  if (!account || entry.amount === '') return undefined
  return { accountMasked: maskAccount(account), amount: { amount: entry.amount, currency } }
}

import type { Downline } from '@marquee/contracts/areas/referral'
import * as z from 'zod/mini'
import { amount, text, textOrNull } from '../../decoding/field-readers.ts'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { maskAccount } from '../site/mask-account.ts'

const DownlineItem = z.object({
  account_masked: text(),
  registered_at: z.optional(textOrNull()),
  status: text(),
  commission: amount(),
})

interface Question extends ListQuery {
  level?: number | undefined
  currency: string
}

/** A page of the friends who came by the player's link; their names are masked, whatever the platform sends. */
export const downlineList = platformCall({
  path: '/api/referral/downlines',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => ({ ...listRequest(input), level: input.level }),
  response: z.object({ value: z.array(DownlineItem), ...listFields }),
  read(answer, { input }: ReadContext<Question>) {
    const friends = answer.value.flatMap(
      ({ account_masked, registered_at, status, commission }): Downline[] => {
        const earned = readMoney(commission, input.currency)
        if (account_masked === '' || !earned) return []
        const accountMasked = maskAccount(account_masked)
        return [{ accountMasked, registeredAt: registered_at ?? '', status, commission: earned }]
      },
    )
    return readList(answer, friends, input)
  },
  refusals: readRefusals,
})

import type { Brand } from '../../brands/brand.ts'
import { call } from '../../call.ts'
import { checkChannelFields } from '../../cashier/deposits/check-channel-fields.ts'
import { createDeposit } from '../../cashier/deposits/create-deposit.ts'
import { findChannel } from '../../cashier/deposits/deposit-channels.ts'
import { depositItem } from '../../cashier/deposits/deposit-item.ts'
import { readAmount } from '../../cashier/read-amount.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { invalidInput } from '../../refusal.ts'

/** Creates a deposit, once for each `request_id`. */
export const depositCreate = call({
  path: '/api/cashier/deposit_create',
  identify: 'playerAtSite',
  area: 'deposits',
  fields: {
    request_id: 'filled',
    channel_code: 'filled',
    amount: 'filled',
    currency: 'filled',
    promo_id: 'text?',
    fields: 'record?',
    return_url: 'text',
  },
  handle({ input, brand, player, ...platform }) {
    const { request_id, channel_code, promo_id = '', fields = {}, return_url } = input
    const write = {
      domain: brand.domain,
      accountId: player.account_id,
      call: 'deposit_create',
      requestId: request_id,
      content: [channel_code, input.amount, input.currency, promo_id, Object.entries(fields).sort()],
    }
    return runIdempotently(platform.db, write, () => {
      const amount = readAmount(input, brand.currency)
      const channel = findChannel(channel_code)
      if (!channel) throw invalidInput({ channel_code: 'unknown' })
      checkChannelFields(channel.fields, fields)
      checkReturn(brand, return_url)
      const deposit = createDeposit(platform, brand.currency, player, {
        ...{ requestId: request_id, channel, amount, promoId: promo_id, fields, returnUrl: return_url },
      })
      return { value: [depositItem(platform, brand, deposit)] }
    })
  },
})

// The payment page leads back to the brand alone; an empty address leads nowhere.
function checkReturn({ domain }: Brand, address: string): void {
  if (address === '') return
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw invalidInput({ return_url: 'format' })
  if (url.hostname !== domain) throw invalidInput({ return_url: 'host' })
}

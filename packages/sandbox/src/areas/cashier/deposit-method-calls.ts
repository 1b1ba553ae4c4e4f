import type { DepositMethod, DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import { capabilitiesOf } from '../../brands/capabilities.ts'
import { call } from '../../calls/call.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { dayMs } from '../../clock/durations.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal, minorUnits, units } from '../../money.ts'
import { invalidInput } from '../../refusal.ts'
import { termsOf } from '../promotions/bonus-terms.ts'
import { bonusOf, depositOffers, isEligible } from '../promotions/deposit-offers.ts'
import { dailyDepositLeft } from './create-deposit.ts'
import {
  type ChannelField,
  channelNames,
  type DepositChannel,
  depositChannels,
  findChannel,
} from './deposit-channels.ts'

const quickAmounts = [100, 300, 500, 1_000, 5_000, 10_000].map(units)

/** The ways to deposit, what the player used last, and how much of today's limit is left. */
export const depositMethods = call({
  path: '/api/cashier/deposit_methods',
  identify: 'playerAtSite',
  area: 'deposits',
  handle({ brand, player, ...platform }) {
    const { domain, account_id } = player
    const last = platform.db.one<{
      channel_code: string
      amount: number
    }>`SELECT channel_code, amount FROM deposits
      WHERE domain = ${domain} AND account_id = ${account_id} AND status = 'SUCCESS'
      ORDER BY created_at DESC LIMIT 1`
    const pending = platform.db.one<{ count: number }>`SELECT COUNT(*) AS count FROM deposits
      WHERE domain = ${domain} AND account_id = ${account_id}
        AND status IN ('AWAITING_PAYMENT', 'PROCESSING', 'FOR_REVIEW')`
    return {
      value: depositChannels.map((channel, sort) => ({
        ...methodItem(channel, platform.origin()),
        currency: brand.currency,
        sort,
      })),
      total: depositChannels.length,
      pending_count: pending?.count ?? 0,
      last_method_code: findChannel(last?.channel_code ?? '')?.methodCode ?? '',
      last_amount: last ? decimal(last.amount) : '',
      daily_deposit_left: decimal(dailyDepositLeft(platform, player)),
    }
  },
})

type MethodRecord = PlatformRecord<Omit<DepositMethod, 'currency' | 'fields'>, unknown, 'channelName'> & {
  fields: ReturnType<typeof fieldItem>[]
}

// The Chinese instructions are an extension of the contract, which knows one local language.
function methodItem(channel: DepositChannel, origin: string): MethodRecord {
  const { fee, min, max } = channel
  return {
    method_code: channel.methodCode,
    method_name: channel.methodName,
    method_type: channel.type,
    channel_code: channel.code,
    ...channelNames(channel),
    img_url: `${origin}/art/payments/${channel.code}.svg`,
    min_amount: decimal(min),
    max_amount: decimal(max),
    quick_amounts: quickAmounts.filter((amount) => amount >= min && amount <= max).map(decimal),
    fee_type: fee.type,
    fee_value: decimal(fee.value),
    min_fee: decimal(fee.min),
    turnover_multiplier: '1',
    processing_time: channel.processingTime,
    is_maintenance: channel.isMaintenance,
    requires_receipt: channel.requiresReceipt,
    requires_kyc: channel.requiresKyc,
    fields: channel.fields.map(fieldItem),
    instructions_en: channel.instructions.en,
    instructions_local: channel.instructions.local,
    instructions_cn: channel.instructions.cn,
  }
}

const fieldItem = ({ name, labelKey, type, minLength, maxLength, pattern, options }: ChannelField) => ({
  name,
  label_key: labelKey,
  type,
  required: true,
  min_length: minLength,
  max_length: maxLength,
  pattern,
  options: options.map(({ value, label }) => ({
    value,
    label_en: label.en,
    label_local: label.local,
    label_cn: label.cn,
  })),
})

const offeredMs = 30 * dayMs

/**
 * The bonuses that a deposit could take. What a bonus requires comes on top of the deposit's own turnover. The titles
 * in further languages are an extension.
 */
export const depositEligible = call({
  path: '/api/promotion/deposit_eligible',
  identify: 'playerAtSite',
  area: 'deposits',
  fields: { channel_code: 'filled', amount: 'filled' },
  handle({ input, brand, player, db, now }) {
    const amount = minorUnits(input.amount)
    if (amount === undefined) throw invalidInput({ amount: 'format' })
    if (!findChannel(input.channel_code)) throw invalidInput({ channel_code: 'unknown' })
    const offers = capabilitiesOf(brand).includes('promotions') ? depositOffers : []
    const value = offers
      .filter((offer) => isEligible(db, player, offer, amount))
      .map((offer): PlatformRecord<DepositOffer, unknown, 'title'> => {
        const bonus = bonusOf(offer, amount)
        const { title, multiplier } = termsOf(offer.promoId)
        return {
          promo_id: offer.promoId,
          title: title.en,
          title_local: title.local,
          title_cn: title.cn,
          bonus_type: 'PERCENT',
          bonus_rate: String(offer.rate / 100),
          bonus_max: decimal(offer.max),
          bonus_preview: decimal(bonus),
          turnover_multiplier: String(multiplier),
          turnover_required: decimal(bonus * multiplier),
          min_deposit: decimal(offer.min),
          expires_at: manilaTime(now() + offeredMs),
        }
      })
    return { value, total: value.length }
  },
})

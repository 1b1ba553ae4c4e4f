import {
  DepositField,
  type DepositMethod,
  type DepositOffer,
} from '@marquee/contracts/areas/cashier/deposit-methods'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import {
  amount,
  count,
  decimal,
  flag,
  id,
  list,
  orNone,
  readText,
  text,
  textOrNull,
  time,
  word,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { plainText } from '../../upstream/decoding/html.ts'
import { namedItems, readItems, wholeList } from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, readMoney, readPattern } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'
import { amountText, feeFields, readFee } from './cashier.ts'

const { type: FieldType } = DepositField.shape

type Option = DepositField['options'][number]

const noOption: Option = { value: '', label: '', localLabels: { PHP: '', CN: '' } }

// The value that is sent, or a record of it and its labels: the contract of the platform leaves that open.
const Option = field('option', readOption, noOption)

/** A field that a method asks for besides the amount. */
const FieldItem = z.object({
  name: text(),
  label_key: z.optional(textOrNull()),
  type: word(FieldType.options, 'text'),
  required: orNone(flag()),
  min_length: orNone(count()),
  max_length: orNone(count()),
  pattern: z.optional(textOrNull()),
  options: orNone(list(Option)),
})

function readField(item: z.infer<typeof FieldItem>): DepositField {
  return {
    name: item.name,
    labelKey: item.label_key || item.name,
    type: item.type,
    required: item.required ?? false,
    minLength: item.min_length ?? null,
    maxLength: item.max_length ?? null,
    pattern: readPattern(item.pattern ?? ''),
    options: (item.options ?? []).filter(({ value }) => value !== ''),
  }
}

const LabeledOption = z.object({
  value: z.unknown(),
  label_en: z.optional(z.unknown()),
  label_local: z.optional(z.unknown()),
  label_cn: z.optional(z.unknown()),
})

function readOption(value: unknown): Option | undefined {
  const record = LabeledOption.safeParse(value).data
  const sent = readText(record ? record.value : value)
  if (sent === undefined) return undefined
  return {
    value: sent,
    label: readLabel(record?.label_en) || sent,
    localLabels: { PHP: readLabel(record?.label_local), CN: readLabel(record?.label_cn) },
  }
}

const readLabel = (value: unknown): string => plainText(readText(value) ?? '') ?? ''

/** What a channel is called; in further languages by an extension of ours. */
export const channelNames = {
  channel_name: z.optional(wordsOrNull()),
  channel_name_local: z.optional(wordsOrNull()),
  channel_name_cn: z.optional(wordsOrNull()),
}

const MethodItem = z.object({
  method_code: text(),
  method_name: words(),
  method_type: text(),
  channel_code: text(),
  ...channelNames,
  img_url: z.optional(textOrNull()),
  currency: z.optional(textOrNull()),
  min_amount: amountOrNone(),
  max_amount: amountOrNone(),
  quick_amounts: orNone(list(amount())),
  ...feeFields,
  min_fee: amountOrNone(),
  turnover_multiplier: orNone(decimal()),
  processing_time: orNone(count()),
  is_maintenance: orNone(flag()),
  requires_receipt: orNone(flag()),
  requires_kyc: orNone(flag()),
  fields: orNone(list(FieldItem)),
  instructions_en: z.optional(wordsOrNull()),
  instructions_local: z.optional(wordsOrNull()),
  // An extension of ours: the contract of the platform knows one local language.
  instructions_cn: z.optional(wordsOrNull()),
  sort: orNone(count()),
})

// Where the platform says nothing (its contract, 2.1).
const defaultMinimum = '100.00'
const defaultMaximum = '100000.00'

/** The ways to pay, with pictures as written, and what the player used last. */
export const depositMethods = platformCall({
  path: '/api/cashier/deposit_methods',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  needs: ['currency'],
  response: z.object({
    value: list(MethodItem),
    pending_count: orNone(count()),
    last_method_code: z.optional(textOrNull()),
    last_amount: amountOrNone(),
    daily_deposit_left: amountOrNone(),
  }),
  read(answer, { currency }) {
    const items = namedItems(answer.value, ({ channel_code }) => channel_code !== '')
    const inOrder = items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    const methods = inOrder.map((item) => readMethod(item, currency))
    return {
      ...wholeList(methods),
      pendingCount: answer.pending_count ?? 0,
      lastMethodCode: channelOf(methods, answer.last_method_code ?? ''),
      lastAmount: readMoney(answer.last_amount, currency),
      dailyDepositLeft: readMoney(answer.daily_deposit_left, currency),
    }
  },
  refusals: readRefusals,
})

/** The channel that a platform means, which may name the method alone. */
function channelOf(methods: DepositMethod[], code: string): string {
  const known = methods.find(({ channelCode }) => channelCode === code)
  return (known ?? methods.find(({ methodCode }) => methodCode === code))?.channelCode ?? ''
}

function readMethod(item: z.infer<typeof MethodItem>, siteCurrency: string): DepositMethod {
  const currency = item.currency || siteCurrency
  const fields = (item.fields ?? []).filter(({ name }) => name !== '').map(readField)
  return {
    methodCode: item.method_code,
    methodName: item.method_name || item.method_code,
    methodType: item.method_type,
    channelCode: item.channel_code,
    channelName: item.channel_name || item.method_name || item.channel_code,
    channelNameLocal: item.channel_name_local ?? '',
    channelNameCn: item.channel_name_cn ?? '',
    imgUrl: item.img_url ?? '',
    currency,
    minAmount: { amount: item.min_amount || defaultMinimum, currency },
    maxAmount: { amount: item.max_amount || defaultMaximum, currency },
    quickAmounts: (item.quick_amounts ?? []).flatMap((quick) => readMoney(quick, currency) ?? []),
    ...readFee(item),
    minFee: readMoney(item.min_fee, currency),
    turnoverMultiplier: item.turnover_multiplier || '1',
    processingTime: item.processing_time ?? 0,
    isMaintenance: item.is_maintenance ?? false,
    // The form can't take a file: it is handed in as the receipt.
    requiresReceipt: (item.requires_receipt ?? false) || fields.some(({ type }) => type === 'file'),
    requiresKyc: item.requires_kyc ?? false,
    fields,
    instructionsEn: item.instructions_en ?? '',
    instructionsLocal: item.instructions_local ?? '',
    instructionsCn: item.instructions_cn ?? '',
  }
}

const OfferItem = z.object({
  promo_id: id(),
  title: words(),
  // Extensions of ours: the contract of the platform knows the title in English alone.
  title_local: z.optional(wordsOrNull()),
  title_cn: z.optional(wordsOrNull()),
  bonus_type: z.optional(textOrNull()),
  bonus_rate: orNone(decimal()),
  bonus_max: amountOrNone(),
  bonus_preview: amount(),
  turnover_multiplier: orNone(decimal()),
  turnover_required: amount(),
  min_deposit: amountOrNone(),
  expires_at: z.optional(time()),
})

interface OffersQuestion {
  channel: string
  amount: string
}

/** The bonuses that a deposit may take. One that does not say what it brings and costs is left out. */
export const depositOffers = platformCall({
  path: '/api/promotion/deposit_eligible',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  needs: ['currency'],
  request: ({ channel, amount }: OffersQuestion) => ({ channel_code: channel, amount: amountText(amount) }),
  response: z.object({ value: list(OfferItem) }),
  read: ({ value }, { currency }) => wholeList(readItems(value, (item) => readOffer(item, currency))),
  refusals: readRefusals,
})

function readOffer(item: z.infer<typeof OfferItem>, currency: string): DepositOffer | undefined {
  const bonusPreview = readMoney(item.bonus_preview, currency)
  const turnoverRequired = readMoney(item.turnover_required, currency)
  if (item.promo_id === '' || !bonusPreview || !turnoverRequired) return undefined
  return {
    promoId: item.promo_id,
    title: item.title || item.promo_id,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    bonusType: item.bonus_type ?? '',
    bonusRate: item.bonus_rate ?? '',
    bonusMax: readMoney(item.bonus_max, currency),
    bonusPreview,
    turnoverMultiplier: item.turnover_multiplier ?? '',
    turnoverRequired,
    minDeposit: readMoney(item.min_deposit, currency),
    expiresAt: item.expires_at ?? '',
  }
}

import { share, units } from '../../money.ts'
import { invalidInput } from '../../refusal.ts'

type Text = { en: string; local: string; cn: string }

/** An input that a channel asks for besides the amount. */
export interface ChannelField {
  name: string
  /** A translation key. */
  labelKey: string
  type: 'text' | 'digits' | 'select' | 'phone'
  minLength: number
  maxLength: number
  pattern: string
  options: readonly { value: string; label: Text }[]
}

/** A way to deposit. Amounts are in the minor unit. */
export interface DepositChannel {
  code: string
  name: string
  /** Its name in further languages, where it is no proper name. */
  nameLocal?: string
  nameCn?: string
  methodCode: string
  methodName: string
  type: 'EWALLET' | 'QRPH' | 'BANK_TRANSFER' | 'ONLINE_BANKING' | 'OTC'
  action: 'NONE' | 'REDIRECT' | 'QR' | 'BANK_DETAILS' | 'FORM_POST'
  min: number
  max: number
  /** `RATE` is in hundredths of a percent. */
  fee: { type: 'NONE' | 'FIXED' | 'RATE'; value: number; min: number }
  /** Minutes, as promised. */
  processingTime: number
  /** How long the player has to pay. */
  expiresInMinutes: number
  isMaintenance: boolean
  requiresReceipt: boolean
  /** Whether the player's identity has to be verified. */
  requiresKyc: boolean
  fields: readonly ChannelField[]
  instructions: Text
}

const noFee = { type: 'NONE', value: 0, min: 0 } as const
const defaults = {
  min: units(100),
  max: units(50_000),
  fee: noFee,
  processingTime: 1,
  expiresInMinutes: 30,
  isMaintenance: false,
  requiresReceipt: false,
  requiresKyc: false,
  fields: [],
}
const dayMinutes = 24 * 60

const outlets = ['7-Eleven', 'Cebuana Lhuillier', 'M Lhuillier'].map((name) => ({
  value: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  label: { en: name, local: name, cn: name },
}))

const scan: Text = {
  en: 'Scan the code with your wallet or banking app.',
  local: 'I-scan ang code gamit ang wallet o banking app mo.',
  cn: '用您的钱包或银行应用扫描二维码。',
}
const approve: Text = {
  en: 'Approve the payment in the app.',
  local: 'Aprubahan ang bayad sa app.',
  cn: '请在应用中确认付款。',
}

/** The channels of every brand, in the order in which they are shown. */
export const depositChannels: readonly DepositChannel[] = [
  {
    ...defaults,
    ...{ code: 'gcash', name: 'GCash', methodCode: 'GCASH', methodName: 'GCash' },
    ...{ type: 'EWALLET', action: 'REDIRECT', instructions: approve },
  },
  {
    ...defaults,
    ...{ code: 'maya-qr', name: 'Maya', methodCode: 'MAYA', methodName: 'Maya' },
    ...{ type: 'EWALLET', action: 'QR', instructions: scan },
  },
  {
    ...defaults,
    ...{ code: 'qrph', name: 'QR Ph', methodCode: 'QRPH', methodName: 'QR Ph' },
    ...{ type: 'QRPH', action: 'QR', instructions: scan },
  },
  {
    ...defaults,
    ...{ code: 'grabpay', name: 'GrabPay', methodCode: 'GRABPAY', methodName: 'GrabPay' },
    ...{ type: 'EWALLET', action: 'REDIRECT', max: units(20_000), instructions: approve },
    fee: { type: 'RATE', value: 200, min: units(10) },
  },
  {
    ...defaults,
    ...{
      code: 'bdo-transfer',
      name: 'BDO transfer',
      nameCn: 'BDO 银行转账',
      methodCode: 'BANK_TRANSFER',
      methodName: 'Bank transfer',
    },
    ...{ type: 'BANK_TRANSFER', action: 'BANK_DETAILS', min: units(500), max: units(100_000) },
    ...{ processingTime: 30, expiresInMinutes: dayMinutes, requiresReceipt: true },
    instructions: {
      en: 'Transfer the exact amount from an account in your name, then upload the receipt.',
      local:
        'I-transfer ang eksaktong halaga mula sa account na nasa pangalan mo, tapos i-upload ang resibo.',
      cn: '请从您本人名下的账户转入准确金额，然后提交凭证。',
    },
  },
  {
    ...defaults,
    ...{ code: 'bpi-online', name: 'BPI Online', methodCode: 'ONLINE_BANKING', methodName: 'Online banking' },
    ...{ type: 'ONLINE_BANKING', action: 'FORM_POST', min: units(200), max: units(100_000) },
    fee: { type: 'FIXED', value: units(15), min: 0 },
    instructions: {
      en: 'Log in to your bank and approve the payment.',
      local: 'Mag-log in sa bangko mo at aprubahan ang bayad.',
      cn: '请登录您的银行并确认付款。',
    },
  },
  {
    ...defaults,
    ...{ code: 'otc', name: 'Over the counter', nameLocal: 'Bayad sa counter', nameCn: '柜台付款' },
    ...{ methodCode: 'OTC', methodName: 'Over the counter' },
    ...{ type: 'OTC', action: 'BANK_DETAILS', max: units(20_000) },
    ...{ processingTime: 15, expiresInMinutes: dayMinutes },
    fields: [
      {
        ...{ name: 'outlet', labelKey: 'depositOutlet', type: 'select', options: outlets },
        ...{ minLength: 1, maxLength: 30, pattern: '' },
      },
      {
        ...{ name: 'payer_phone', labelKey: 'depositPayerPhone', type: 'phone', options: [] },
        ...{ minLength: 11, maxLength: 11, pattern: '^09[0-9]{9}$' },
      },
      {
        ...{ name: 'id_last_four', labelKey: 'depositIdLastFour', type: 'digits', options: [] },
        ...{ minLength: 4, maxLength: 4, pattern: '^[0-9]{4}$' },
      },
    ],
    instructions: {
      en: 'Show the reference number at the counter and pay the exact amount.',
      local: 'Ipakita ang reference number sa counter at bayaran ang eksaktong halaga.',
      cn: '在柜台出示参考编号，并支付准确金额。',
    },
  },
  {
    ...defaults,
    ...{ code: 'coins', name: 'Coins.ph', methodCode: 'COINS', methodName: 'Coins.ph' },
    ...{ type: 'EWALLET', action: 'NONE', max: units(20_000) },
    instructions: {
      en: 'Paid straight from your Coins.ph wallet. There’s nothing to approve.',
      local: 'Direktang ibabawas sa Coins.ph wallet mo. Wala nang kailangang aprubahan.',
      cn: '直接从您的 Coins.ph 钱包扣款，无需确认。',
    },
  },
  {
    ...defaults,
    ...{
      code: 'pesonet',
      name: 'PESONet',
      nameCn: 'PESONet 转账',
      methodCode: 'PESONET',
      methodName: 'PESONet transfer',
    },
    ...{ type: 'BANK_TRANSFER', action: 'BANK_DETAILS', min: units(1_000), max: units(200_000) },
    ...{ processingTime: 4 * 60, expiresInMinutes: dayMinutes, requiresKyc: true },
    instructions: {
      en: 'Transfer the exact amount from an account in your name. It arrives the same banking day.',
      local:
        'I-transfer ang eksaktong halaga mula sa account na nasa pangalan mo. Darating ito sa parehong banking day.',
      cn: '请从您本人名下的账户转入准确金额，款项当个银行工作日到账。',
    },
  },
  {
    ...defaults,
    ...{
      code: 'unionbank-online',
      name: 'UnionBank',
      methodCode: 'UNIONBANK',
      methodName: 'UnionBank Online',
    },
    ...{ type: 'ONLINE_BANKING', action: 'FORM_POST', isMaintenance: true, instructions: approve },
  },
]

/** What a channel is called, as the platform sends it. The names in further languages are an extension of the contract. */
export const channelNames = ({ name, nameLocal = '', nameCn = '' }: DepositChannel) => ({
  channel_name: name,
  channel_name_local: nameLocal,
  channel_name_cn: nameCn,
})

/** Finds a channel by its code. */
export function findChannel(code: string): DepositChannel | undefined {
  return depositChannels.find((channel) => channel.code === code)
}

/** What a channel takes from an amount; both in the minor unit. */
export function depositFee({ fee }: DepositChannel, amount: number): number {
  return fee.type === 'RATE' ? Math.max(share(amount, fee.value), fee.min) : fee.value
}

/**
 * Checks the values of a channel's own fields.
 * @throws Refusal `invalidInput` with `fields: { 'fields.<name>': 'missing' | 'format' | 'unknown' }`
 */
export function checkChannelFields(
  channelFields: readonly ChannelField[],
  values: Record<string, unknown>,
): void {
  const errors: Record<string, string> = {}
  for (const name of Object.keys(values))
    if (!channelFields.some((field) => field.name === name)) errors[`fields.${name}`] = 'unknown'
  for (const field of channelFields) {
    const value = values[field.name]
    if (value === undefined || value === '') errors[`fields.${field.name}`] = 'missing'
    else if (!accepts(field, value)) errors[`fields.${field.name}`] = 'format'
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

function accepts({ type, options, pattern, minLength, maxLength }: ChannelField, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (type === 'select') return options.some((option) => option.value === value)
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern).test(value)
}

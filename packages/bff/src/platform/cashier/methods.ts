import {
  type DepositField,
  type DepositMethod,
  listDepositMethods,
  listDepositOffers,
} from '@marquee/contracts/areas/cashier/deposit-methods'
import { Count, orBlank } from '@marquee/contracts/kinds'
import * as z from 'zod/mini'
import { wholeListOf } from '../../upstream/decoding/answers.ts'
import type { Differences } from '../../upstream/decoding/decoder-of.ts'
import { field } from '../../upstream/decoding/field.ts'
import { list, orNone, readText } from '../../upstream/decoding/field-readers.ts'
import { plainText } from '../../upstream/decoding/html.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'
import { amountText, feeValue } from './cashier.ts'

type Option = DepositField['options'][number]

// The value that is sent, or a record of it and its labels: the contract of the platform leaves that open.
const Option = field<Option>('option', readOption, { value: '', label: {} })

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
  const labels = { PHP: readLabel(record?.label_local), CN: readLabel(record?.label_cn) }
  const others = Object.entries(labels).filter(([, label]) => label !== '')
  return { value: sent, label: { EN: readLabel(record?.label_en) || sent, ...Object.fromEntries(others) } }
}

const readLabel = (value: unknown): string => plainText(readText(value) ?? '') ?? ''

const depositField: Differences<DepositField> = {
  readers: { options: orNone(list(Option)) },
  finish: {
    labelKey: (labelKey, { name }) => labelKey || name,
    options: (options) => options.filter(({ value }) => value !== ''),
  },
}

const method: Differences<DepositMethod> = {
  plainEnglish: ['channelName'],
  readers: { feeValue },
  beside: { sort: orBlank(Count) },
  finish: {
    methodName: (methodName, { methodCode }) => methodName || methodCode,
    channelName: (channelName, { methodName, channelCode }) => ({
      EN: methodName || channelCode,
      ...channelName,
    }),
    // The form can't take a file: it is handed in as the receipt.
    requiresReceipt: (requiresReceipt, { fields }) =>
      requiresReceipt || fields.some(({ type }) => type === 'file'),
  },
  within: { fields: depositField },
}

/** The ways to pay, with pictures as written, and what the player used last. */
export const depositMethods = platformCall({
  path: '/api/cashier/deposit_methods',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  answer: wholeListOf(listDepositMethods.response, method),
  read: (methods) => ({ ...methods, lastMethodCode: channelOf(methods.items, methods.lastMethodCode) }),
  refusals: readRefusals,
})

/** The channel that a platform means, which may name the method alone. */
function channelOf(methods: DepositMethod[], code: string): string {
  const known = methods.find(({ channelCode }) => channelCode === code)
  return (known ?? methods.find(({ methodCode }) => methodCode === code))?.channelCode ?? ''
}

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
  request: ({ channel, amount }: OffersQuestion) => ({ channel_code: channel, amount: amountText(amount) }),
  answer: wholeListOf(listDepositOffers.response, {
    plainEnglish: ['title'],
    finish: { title: (title, { promoId }) => ({ EN: promoId, ...title }) },
  }),
  refusals: readRefusals,
})

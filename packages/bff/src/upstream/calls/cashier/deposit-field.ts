import { DepositField } from '@marquee/contracts/areas/cashier/deposit-methods'
import * as z from 'zod/mini'
import { count, field, flag, readText, text, textOrNull } from '../../decoding/field-readers.ts'
import { readPattern } from '../../decoding/pattern-reader.ts'

const { type: FieldType } = DepositField.shape

type Option = DepositField['options'][number]

const noOption: Option = { value: '', label: '', localLabels: { PHP: '', CN: '' } }

// The value that is sent, or a record of it and its labels: the contract of the platform leaves that open.
const Option = field('option', readOption, noOption)

/** A field that a method asks for besides the amount. */
export const FieldItem = z.object({
  name: text(),
  label_key: z.optional(textOrNull()),
  type: field('type of a field', (value) => FieldType.safeParse(value).data, 'text' as const),
  required: z.optional(flag()),
  min_length: z.optional(z.nullable(count())),
  max_length: z.optional(z.nullable(count())),
  pattern: z.optional(textOrNull()),
  options: z.optional(z.nullable(z.array(Option))),
})

export function readField(item: z.infer<typeof FieldItem>): DepositField {
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
    label: readText(record?.label_en) || sent,
    localLabels: { PHP: readText(record?.label_local) ?? '', CN: readText(record?.label_cn) ?? '' },
  }
}

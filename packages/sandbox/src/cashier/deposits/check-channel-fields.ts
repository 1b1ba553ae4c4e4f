import { invalidInput } from '../../refusal.ts'
import type { ChannelField } from './deposit-channels.ts'

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

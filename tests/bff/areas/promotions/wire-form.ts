import { type LanguageCode, languageCodes } from '@marquee/contracts/languages'
import type { Payload } from './scripted-platform.ts'

// What a claim leaves in the wallet has names of its own.
const names: Record<string, string> = { balance: 'game_balance', token: 'game_token' }

/** How the platform writes a value of the contract: snake case, money as its amount, pictures by its own paths. */
export function wireForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wireForm)
  if (typeof value === 'string') return value.replace(/^\/media\//, '/')
  if (typeof value !== 'object' || value === null) return value
  if ('currency' in value && 'amount' in value && Object.keys(value).length === 2) return value.amount
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (isLocalText(inner))
        return Object.entries(inner).flatMap(([code, text]) => textForms(name, code, text))
      return [[names[name] ?? snakeCase(name), wireForm(inner)]]
    }),
  )
}

const isLocalText = (value: unknown): value is Partial<Record<LanguageCode, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => languageCodes.some((code) => code === key))

// Some English texts have a name without their language.
function textForms(name: string, code: string, text: string): [string, string][] {
  const suffix = code === 'PHP' ? 'local' : code.toLowerCase()
  const named: [string, string] = [`${snakeCase(name)}_${suffix}`, text]
  return code === 'EN' ? [named, [snakeCase(name), text]] : [named]
}

/** The platform's answer that means a response: a list with its count, or a single record. */
export function wireAnswer(response: object): Payload {
  if (!('items' in response)) return { value: [wireForm(response)] }
  const { items, ...rest } = response
  return { value: wireForm(items), ...(wireForm(rest) as Payload) }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

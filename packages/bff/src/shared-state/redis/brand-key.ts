import { hash } from 'node:crypto'

/**
 * The key of shared data of a brand. Names that come from visitors are hashed, so that keys are short, reveal nothing
 * personal, and differ for different lists of names.
 */
export function brandKey(prefix: string, piece: string, brand: { host: string }, ...names: string[]): string {
  return `${prefix}${piece}:${brand.host}:${digest(...names)}`
}

/** A 192-bit digest of a list of names. */
export function digest(...names: string[]): string {
  return hash('sha256', JSON.stringify(names), 'base64url').slice(0, 32)
}

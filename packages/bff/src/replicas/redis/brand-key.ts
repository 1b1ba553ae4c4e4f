import { hash } from 'node:crypto'

/**
 * Names something that replicas share about a brand. What a visitor made up is hashed, so that a key is short, says
 * nothing about anybody, and no two lists of names share one.
 */
export function brandKey(prefix: string, piece: string, brand: { host: string }, ...names: string[]): string {
  return `${prefix}${piece}:${brand.host}:${digest(...names)}`
}

/** 192 bits that tell lists of names apart. */
export function digest(...names: string[]): string {
  return hash('sha256', JSON.stringify(names), 'base64url').slice(0, 32)
}

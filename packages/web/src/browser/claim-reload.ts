import { storedValue, type ValueStorage } from './stored-value.ts'

const windowMs = 10_000

/**
 * Claims the one reload that a page may make per path within 10 s when its code failed to load or is outdated
 * (specification, sections 4 and 9). Returns false without storage, or a broken page would reload for ever.
 */
export function claimReload(storage: () => ValueStorage, path: string, nowMs: number): boolean {
  const reloads = storedValue('marquee.reloads', storage, parseReloads)
  const recent = Object.entries(reloads.read() ?? {}).filter(([, atMs]) => nowMs - atMs < windowMs)
  if (recent.some(([reloaded]) => reloaded === path)) return false
  reloads.write({ ...Object.fromEntries(recent), [path]: nowMs })
  return reloads.read()?.[path] === nowMs
}

function parseReloads(found: unknown): Record<string, number> | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

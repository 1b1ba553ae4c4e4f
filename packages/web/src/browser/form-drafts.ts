import { storedValue, type ValueStorage } from './stored-value.ts'

/** Input of forms that were not sent. `owner` is the player's account id, empty for a visitor. */
interface Drafts {
  owner: string
  forms: Record<string, Record<string, string>>
}

/**
 * Drafts of this tab's forms: they survive a reload and a login in between, and are shown to their owner only.
 * Callers never pass passwords or codes.
 */
export function createFormDrafts(storage: () => ValueStorage) {
  const stored = storedValue('marquee.drafts', storage, parseDrafts)
  const ofOwner = (owner: string) => {
    const drafts = stored.read()
    return drafts?.owner === owner ? drafts.forms : {}
  }
  return {
    save: (owner: string, form: string, values: Record<string, string>) =>
      stored.write({ owner, forms: { ...ofOwner(owner), [form]: values } }),
    read: (owner: string, form: string): Readonly<Record<string, string>> => ofOwner(owner)[form] ?? {},
    remove: (owner: string, form: string) => {
      const { [form]: _, ...forms } = ofOwner(owner)
      stored.write({ owner, forms })
    },
    clear: stored.clear,
  }
}

export const formDrafts = createFormDrafts(() => sessionStorage)

function parseDrafts(found: unknown): Drafts | undefined {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('forms' in found))
    return undefined
  const { owner, forms } = found
  if (typeof owner !== 'string' || typeof forms !== 'object' || forms === null) return undefined
  return {
    owner,
    forms: Object.fromEntries(Object.entries(forms).map(([form, values]) => [form, parseValues(values)])),
  }
}

function parseValues(found: unknown): Record<string, string> {
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

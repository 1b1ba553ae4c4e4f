import { createStore } from '../../browser/create-store.ts'
import { hashText } from '../../browser/hash-text.ts'
import { storedValue, type ValueStorage } from '../../browser/stored-value.ts'
import { type OwnedIntents, type PaymentIntent, readIntents } from './read-intents.ts'

// The gateway replays a key's response for a day; an intent that was not sent is made anew much earlier.
const sentMs = 24 * 3_600_000
const unsentMs = 30 * 60_000

/** The payment intents that are kept in this browser for one player at a time; another player's take their place. */
export function createIntentStore(storage: () => ValueStorage, now: () => number) {
  const stored = storedValue('marquee.payments', storage, readIntents)
  const version = createStore(0)
  // For a browser that refuses its storage.
  let memory: OwnedIntents | undefined
  // What was sent before this page was loaded: no page waits for a response any more.
  let sentBefore: ReadonlySet<string> | undefined

  const isKept = ({ madeAtMs, sentAtMs }: PaymentIntent) =>
    sentAtMs > 0 ? now() - sentAtMs < sentMs : now() - madeAtMs < unsentMs
  const noteChange = () => version.set(version.get() + 1)
  const of = (owner: string) => {
    const found = stored.read() ?? memory
    sentBefore ??= new Set(found?.intents.flatMap(({ key, sentAtMs }) => (sentAtMs > 0 ? key : [])))
    return found?.owner === hashOwner(owner) ? found.intents.filter(isKept) : []
  }
  const write = (owner: string, intents: readonly PaymentIntent[]) => {
    memory = { owner: hashOwner(owner), intents }
    stored.write(memory)
    noteChange()
  }
  return {
    key: stored.key,
    version,
    noteChange,
    of,
    write,
    /** Changes one intent of the player, where it is kept still. */
    change(owner: string, key: string, changed: (intent: PaymentIntent) => PaymentIntent): void {
      write(
        owner,
        of(owner).map((intent) => (intent.key === key ? changed(intent) : intent)),
      )
    },
    /** Whether it was sent before this page was loaded. */
    wasSentBefore: (key: string): boolean => sentBefore?.has(key) ?? false,
  }
}

const hashOwner = (owner: string) => hashText(owner).toString(36)

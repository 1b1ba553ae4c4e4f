import type { UnsettledMovement } from '@marquee/contracts/areas/cashier/outcomes'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import { now as gatewayNow } from '../../browser/clock.ts'
import { createStore } from '../../browser/create-store.ts'
import { hashText } from '../../browser/hash-text.ts'
import { storedValue, type ValueStorage } from '../../browser/stored-value.ts'
import {
  type IntentKind,
  type IntentSummary,
  type OwnedIntents,
  type PaymentIntent,
  readIntents,
} from './read-intents.ts'

// The gateway replays a key's response for a day; an intent that was not sent is made anew much earlier.
const sentMs = 24 * 3_600_000
const unsentMs = 30 * 60_000

/** The payment intents that are kept in this browser for one player at a time; another player's take their place. */
function createIntentStore(storage: () => ValueStorage, now: () => number) {
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

const mostUnsent = 20
// A page gives up on a response before that (api/call.ts): its tab was closed or has crashed.
const requestMs = 25_000

/**
 * The player's payment intents in this browser. Their storage is shared by the tabs of a brand: the same body in two
 * tabs has the same key, and a reload finds what was sent before it. `owner` is an account id, stored as a hash only.
 */
export function createPaymentIntents(storage: () => ValueStorage, now: () => number = gatewayNow) {
  const store = createIntentStore(storage, now)
  const { of, write, change } = store
  // Known at once: a second click comes before React has rendered the first.
  const inFlight = new Set<string>()
  // Of this page: what is asked of the gateway meanwhile may still name them.
  const ended = new Set<string>()
  const isAwaited = ({ key, isLeftOpen, sentAtMs }: PaymentIntent) => {
    if (inFlight.has(key)) return true
    return !isLeftOpen && !store.wasSentBefore(key) && now() - sentAtMs < requestMs
  }
  return {
    storageKey: store.key,
    /** Counts the changes that this tab knows of. */
    get: store.version.get,
    subscribe: store.version.subscribe,
    /** Another tab has written. */
    noteChange: store.noteChange,
    /** The intent of a body, made where there is none yet. */
    prepare(owner: string, kind: IntentKind, body: object): PaymentIntent {
      const digest = digestOf(kind, body)
      const intents = of(owner)
      const found = intents.find((intent) => intent.digest === digest)
      if (found) return found
      const made = { key: createIdempotencyKey(), kind, digest, madeAtMs: now(), sentAtMs: 0 }
      const intent: PaymentIntent = { ...made, summary: null, isLeftOpen: false, reference: '' }
      const unsent = intents.filter(({ sentAtMs }) => sentAtMs === 0)
      const dropped = new Set(unsent.slice(0, Math.max(0, unsent.length + 1 - mostUnsent)))
      write(owner, [...intents.filter((other) => !dropped.has(other)), intent])
      return intent
    },
    /**
     * The request is about to be sent. Changes nothing while this page is sending it already. Otherwise tells whether it
     * is a `repeat`: this browser has sent the same key before, and its outcome is not known. An intent that another
     * tab has ended meanwhile is open again.
     */
    begin(
      owner: string,
      intent: PaymentIntent,
      summary: IntentSummary | null,
    ): 'inFlight' | 'first' | 'repeat' {
      if (inFlight.has(intent.key)) return 'inFlight'
      inFlight.add(intent.key)
      const intents = of(owner)
      const { sentAtMs } = intents.find(({ key }) => key === intent.key) ?? intent
      const others = intents.filter(({ key }) => key !== intent.key)
      write(owner, [...others, { ...intent, sentAtMs: sentAtMs || now(), summary }])
      return sentAtMs > 0 ? 'repeat' : 'first'
    },
    /** The request has ended, and nobody knows how. */
    leaveOpen(owner: string, key: string, reference: string): void {
      inFlight.delete(key)
      change(owner, key, (intent) => leftOpen(intent, reference))
    },
    /** The request was turned away before anything was done: the same body keeps its key. */
    takeBack(owner: string, key: string): void {
      inFlight.delete(key)
      change(owner, key, (intent) => ({ ...intent, sentAtMs: 0 }))
    },
    /** The outcome is known: the same body is another intent from now on. */
    end(owner: string, key: string): void {
      inFlight.delete(key)
      ended.add(key)
      write(
        owner,
        of(owner).filter((intent) => intent.key !== key),
      )
    },
    /** Takes in what the player has sent from elsewhere. Their bodies are not known here, so none is taken for a repeat. */
    adopt(owner: string, movements: readonly UnsettledMovement[]): void {
      const intents = of(owner)
      const known = new Set([...ended, ...intents.map(({ key }) => key)])
      const others = movements.filter(({ requestId }) => !known.has(requestId))
      if (others.length > 0) write(owner, [...others.map(adopted), ...intents])
    },
    /**
     * The latest intent whose outcome is not known, without those whose response a page still waits for; with a body,
     * the one of this body.
     */
    findOpen(owner: string, kind: IntentKind, body?: object): PaymentIntent | undefined {
      const digest = body && digestOf(kind, body)
      const isAbout = (intent: PaymentIntent) => digest === undefined || intent.digest === digest
      const ofKind = of(owner).filter((intent) => intent.kind === kind && isAbout(intent))
      return ofKind.findLast((intent) => intent.sentAtMs > 0 && !isAwaited(intent))
    },
  }
}

export const paymentIntents = createPaymentIntents(() => localStorage)

const leftOpen = (intent: PaymentIntent, reference: string): PaymentIntent => ({
  ...intent,
  isLeftOpen: true,
  reference: reference || intent.reference,
})

const noDigest = -1

const adopted = ({ requestId, kind, amount, reference, sentAt }: UnsettledMovement): PaymentIntent => ({
  key: requestId,
  kind,
  digest: noDigest,
  madeAtMs: Date.parse(sentAt),
  sentAtMs: Date.parse(sentAt),
  summary: { amount, via: '' },
  isLeftOpen: true,
  reference,
})

const digestOf = (kind: IntentKind, body: object) => hashText(`${kind} ${canonicalJson(body)}`)

/**
 * The same text for equal bodies, whatever the order of their keys. A PIN is left out: it could be found by trying which
 * one has the stored digest.
 */
function canonicalJson(body: object): string {
  return JSON.stringify({ ...body, pin: undefined }, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

import type { Market } from '@marquee/contracts/markets/market'
import type { ErrorCode } from '@marquee/contracts/problem'
import { defaultTimeZone } from '@marquee/contracts/time-zone'
import * as z from 'zod/mini'
import type { Drift } from '../observability/events.ts'
import { readTolerantly } from './decoding/read-tolerantly.ts'
import { firstRecord } from './decoding/value-readers.ts'
import { multipartBody, type StreamedBody, type UploadedFile } from './multipart-body.ts'
import { type FailureProfile, PlatformFailure } from './platform-failure.ts'
import type { RefusalCodes } from './platform-refusal.ts'
import { codesByWord, type Refusals } from './refusals.ts'

/**
 * Which identity fields a payload carries. `both` means site and player; `siteAndAnyPlayer` the same, without the
 * player's where nobody is signed in.
 */
export type Identify = 'domain' | 'site' | 'player' | 'both' | 'siteAndAnyPlayer'

/** Reads may be retried; a write is sent at most once. */
export type CallKind = 'read' | 'write'

/** What a declaration may need beside the call's input. Whoever makes the call finds out what is declared. */
export interface CallNeeds {
  /** ISO 4217 code of the site's currency; empty when it is not known. */
  currency: string
  /** What the law of the site's market asks for. */
  market: Market
  /** The idempotency key of the player's request, if there is one: the platform answers a repetition as it did before. */
  requestId: string | undefined
}
export type CallNeed = keyof CallNeeds

/**
 * On whose behalf a call is made, with what it needs. `host` is the brand's key here and the platform's `domain_name`.
 */
export interface PlatformIdentity extends Partial<CallNeeds> {
  host: string
  externalId?: string
  /** IANA name of the site's time zone, in which are times that name none; the default one where it is left out. */
  timeZone?: string
  player?: { auth: string; accountId: string }
}

/** What `read` knows beside the answer, and beside what the call needs. */
export interface ReadContext<Input> {
  input: Input
  /** `missing`: the platform stated neither success nor failure, and its data is used as it is. */
  envelope: 'ok' | 'missing'
  /** The player's account; undefined where the call is made for nobody. */
  accountId: string | undefined
  /** Whether the answer's times name no zone: they are taken to be the site's, and may be of any place. */
  hasLocalTimes: boolean
}

type Fields = Record<string, string | number | boolean | Record<string, string> | undefined>
type Answer = Record<string, unknown>

/** How an answer is read that has a record or a list of the contract. */
export interface RecordAnswer<Value, Input = unknown> {
  /** The name of the record in the answer; without it, the answer itself is read. */
  record?: string
  /** As `record`, for a record that is made of several places of the answer. */
  locate?: (answer: Answer) => unknown
  /** The platform's fields. */
  response: z.ZodMiniType<Answer>
  needsCurrency: boolean
  /** @throws UnusableAnswer if the answer lacks what the call is for */
  read(raw: Answer, context: { input: Input; currency: string }): Value
}

/** What each call declares. */
interface CallDeclaration<Input, Need extends CallNeed> {
  /** The path in the specification, which also names the call in logs and settings. */
  path: string
  kind: CallKind
  identify: Identify
  onFailure: FailureProfile
  /** The write moves money or tokens: while its outcome is unknown it must not be reported as failed. */
  money?: true
  /** What `request` and `read` are given beside the input. */
  needs?: readonly Need[]
  /** The payload beside the identity. Fields that are `undefined` are left out; nothing else is added. */
  request?: (input: Input, given: Pick<CallNeeds, Need>) => Fields
  /** The file that is sent with the payload, as a form and while it arrives. */
  file?: (input: Input) => UploadedFile
  /** The refusals that it expects, by `statusMessage` of the platform. */
  refusals?: Refusals
  /**
   * Our codes for refusals of a single field, by its name on the platform, where they are more specific than the code
   * of the message.
   */
  fieldRefusals?: Record<string, ErrorCode>
  /** Our field names, where they are not the platform's in camelCase. */
  fieldNames?: Record<string, string>
}

/** A call whose answer is read by hand. */
export interface PlatformCallDefinition<Input, Raw, Output, Need extends CallNeed = never>
  extends CallDeclaration<Input, Need> {
  /** The name of the record in the answer, for calls whose answer is not the record itself; see `firstRecord`. */
  record?: string
  /** As `record`, for a record that is made of several places of the answer. */
  locate?: (answer: Answer) => unknown
  /** The site's time zone, where the answer itself tells it. */
  timeZone?: (answer: Answer) => string
  /** The expected answer. A missing field or one of another type is drift and is replaced by a blank. */
  response: z.ZodMiniType<Raw>
  /** @throws UnusableAnswer if the answer lacks what the call is for */
  read: (raw: Raw, context: ReadContext<Input> & Pick<CallNeeds, Need>) => Output
}

/** A call whose answer has a record or a list of the contract. */
interface RecordCallDefinition<Input, Value, Output, Need extends CallNeed>
  extends CallDeclaration<Input, Need> {
  answer: RecordAnswer<Value, NoInfer<Input>>
  /** What the call makes of the record; `raw` has the fields by the platform's names. @throws UnusableAnswer */
  read?: (value: Value, context: ReadContext<Input> & Pick<CallNeeds, Need> & { raw: Answer }) => Output
}

interface AnswerContext<Input> extends Omit<ReadContext<Input>, 'accountId' | 'hasLocalTimes'> {
  identity: PlatformIdentity
}

/** A declared call: how to build its payload and read its answer. */
export interface PlatformCall<Input, Output> {
  path: string
  kind: CallKind
  identify: Identify
  /** The name of the record in the answer; undefined where the answer itself is read, or several places of it. */
  record: string | undefined
  /** What is read of the answer, or of its record. */
  response: z.ZodMiniType
  /** Whether the answer tells nothing but success. */
  readsNothing: boolean
  onFailure: FailureProfile
  /** Whether the payload needs the site's `external_id`. */
  needsExternalId: boolean
  /** Whether its answer has times of the site. */
  needsTimeZone: boolean
  needs: readonly CallNeed[]
  money: boolean
  refusals: RefusalCodes
  /** Builds the JSON text of the request. */
  payload: (identity: PlatformIdentity, input: Input) => string
  /** Builds the form of a request that carries a file, and is sent once at most; undefined for all others. */
  form?: ((identity: PlatformIdentity, input: Input) => StreamedBody) | undefined
  /** Reads an answer, and first reports any drift in it. */
  read: (
    answer: Answer,
    context: AnswerContext<Input>,
    onDrifts: (drifts: readonly Drift[]) => void,
  ) => Output
}

/** The answer is a success but lacks what the call is for, so that no blank can replace it. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
  /** The field that shows it, where the schema does not. */
  readonly drift: Drift | undefined

  constructor(message: string, drift?: Drift) {
    super(message)
    this.drift = drift
  }
}

/** The answer of a call that tells nothing but success. */
export const nothing = z.object({})

/** Declares a call of the platform. */
export function platformCall<Input = unknown, Value = unknown, Output = Value, Need extends CallNeed = never>(
  definition: RecordCallDefinition<Input, Value, Output, Need>,
): PlatformCall<Input, Output>
export function platformCall<Input = unknown, Raw = unknown, Output = unknown, Need extends CallNeed = never>(
  definition: PlatformCallDefinition<Input, Raw, Output, Need>,
): PlatformCall<Input, Output>
export function platformCall<Input>(
  definition:
    | RecordCallDefinition<Input, unknown, unknown, CallNeed>
    | PlatformCallDefinition<Input, Answer, unknown, CallNeed>,
): PlatformCall<Input, unknown> {
  return declareCall('answer' in definition ? readByShape(definition) : definition)
}

/** The call whose answer is read as the shape of its record says. */
function readByShape<Input>({
  answer,
  read = (value) => value,
  needs = [],
  ...declaration
}: RecordCallDefinition<Input, unknown, unknown, CallNeed>): PlatformCallDefinition<
  Input,
  Answer,
  unknown,
  CallNeed
> {
  const { response, needsCurrency, record, locate } = answer
  return {
    ...declaration,
    needs: needsCurrency ? [...needs, 'currency'] : needs,
    ...(record !== undefined && { record }),
    ...(locate && { locate }),
    response,
    read: (raw, context) => read(answer.read(raw, context), { ...context, raw }),
  }
}

function declareCall<Input>(
  definition: PlatformCallDefinition<Input, Answer, unknown, CallNeed>,
): PlatformCall<Input, unknown> {
  const { path, kind, onFailure, identify, needs = [], request, record, response, file } = definition
  const locate = record === undefined ? definition.locate : (answer: Answer) => firstRecord(answer, record)
  const identityFields = identifiers[identify]
  const fieldsOf = (identity: PlatformIdentity, input: Input) => {
    // Found missing before anything is sent.
    const given = needed(needs, identity)
    return { ...request?.(input, given), ...identityFields(identity) }
  }
  return {
    path,
    kind,
    identify,
    record,
    response,
    readsNothing: response === nothing,
    onFailure,
    needsExternalId: identify !== 'domain' && identify !== 'player',
    needsTimeZone: identify !== 'domain',
    needs,
    money: definition.money ?? false,
    refusals: {
      byMessage: codesByWord(definition.refusals ?? []),
      byField: new Map(Object.entries(definition.fieldRefusals ?? {})),
      fieldNames: new Map(Object.entries(definition.fieldNames ?? {})),
    },
    // JSON.stringify leaves out fields that are undefined.
    payload: (identity, input) => JSON.stringify(fieldsOf(identity, input)),
    form: file && ((identity, input) => multipartBody(fieldsOf(identity, input), file(input))),
    read(answer, { identity, ...context }, onDrifts) {
      const { value, drifts } = readTolerantly(
        response,
        locate ? locate(answer) : answer,
        identity.timeZone ?? definition.timeZone?.(answer) ?? defaultTimeZone,
      )
      if (drifts.length > 0) onDrifts(drifts)
      const accountId = identity.player?.accountId
      const hasLocalTimes = drifts.some(({ expected, understood }) => understood && expected === 'time')
      return definition.read(value, { ...context, accountId, hasLocalTimes, ...needed(needs, identity) })
    },
  }
}

const identifiers: Record<Identify, (identity: PlatformIdentity) => Fields> = {
  domain: ({ host }) => ({ domain_name: host }),
  site: siteFields,
  player: playerFields,
  both: (identity) => ({ ...siteFields(identity), ...playerFields(identity) }),
  siteAndAnyPlayer: (identity) => ({
    ...siteFields(identity),
    ...(identity.player && playerFields(identity)),
  }),
}

function siteFields({ host, externalId }: PlatformIdentity): Fields {
  if (externalId === undefined) throw new TypeError('This call of the platform needs the externalId')
  return { domain_name: host, external_id: externalId }
}

function playerFields({ player }: PlatformIdentity): Fields {
  if (player === undefined) throw new TypeError('This call of the platform needs a player')
  return { auth: player.auth, account_id: player.accountId }
}

/** The part of an identity that a call needs. */
function needed<Need extends CallNeed>(
  needs: readonly Need[],
  given: Partial<CallNeeds>,
): Pick<CallNeeds, Need> {
  if (hasEach(needs, given)) return given
  throw new TypeError(`This call of the platform needs: ${needs.join(', ')}`)
}

function hasEach<Need extends CallNeed>(
  needs: readonly Need[],
  given: Partial<CallNeeds>,
): given is Pick<CallNeeds, Need> {
  return needs.every((need) => need in given)
}

/** What is known of the site that a call is about. */
export interface SiteFacts {
  /** The platform's id of the site, which calls carry beside its domain. @throws the platform's error */
  externalId(): Promise<string>
  /** ISO 4217 code of the site's currency; empty when start-up data cannot be loaded. */
  currency(): Promise<string>
  /** What the law of the site's market asks for; the default market's when start-up data cannot be loaded. */
  market(): Promise<Market>
  /** IANA name of the site's time zone; the default one when start-up data cannot be loaded. */
  timeZone(): Promise<string>
}

/** What a declaration says of its identity. */
interface Needing {
  needsExternalId: boolean
  needsTimeZone: boolean
  needs: readonly CallNeed[]
  onFailure: FailureProfile
}

/**
 * Completes the identity of a call by what its declaration needs of the site.
 * @throws when start-up data cannot be loaded for a call that carries the site's id: the call is not made, and fails with
 * its own failure profile, not with that of start-up
 */
export async function identifyCall(
  { needsExternalId, needsTimeZone, needs, onFailure }: Needing,
  site: SiteFacts,
  caller: PlatformIdentity,
): Promise<PlatformIdentity> {
  const [externalId, currency, market, timeZone] = await Promise.all([
    needsExternalId ? site.externalId().catch((error) => failAs(onFailure, error)) : undefined,
    needs.includes('currency') ? site.currency() : undefined,
    needs.includes('market') ? site.market() : undefined,
    needsTimeZone ? site.timeZone() : undefined,
  ])
  return {
    ...caller,
    ...(externalId !== undefined && { externalId }),
    ...(currency !== undefined && { currency }),
    ...(market !== undefined && { market }),
    ...(timeZone !== undefined && { timeZone }),
  }
}

function failAs(profile: FailureProfile, error: unknown): never {
  throw error instanceof PlatformFailure ? error.ofCall(profile) : error
}

import type { ErrorCode } from '@marquee/contracts/problem'
import type * as z from 'zod/mini'
import type { CallPath } from '../config/call-paths.ts'
import type { Drift } from '../observability/events.ts'
import { readTolerantly } from './decoding/read-tolerantly.ts'
import { multipartBody, type StreamedBody, type UploadedFile } from './multipart-body.ts'
import type { RefusalCodes } from './platform-refusal.ts'

/**
 * Which identity fields a payload carries. `both` means site and player; `siteAndAnyPlayer` the same, without the
 * player's where nobody is signed in.
 */
type Identify = 'domain' | 'site' | 'player' | 'both' | 'siteAndAnyPlayer'

/** How a network failure is reported to the client; see the table in `platform-failure.ts`. */
export type FailureProfile = 'startup' | 'general' | 'unavailable' | 'disconnect' | 'global'

/** Reads may be retried; a write is sent at most once. */
export type CallKind = 'read' | 'write'

/** On whose behalf a call is made. `host` is the brand's key here and the platform's `domain_name`. */
export interface PlatformIdentity {
  host: string
  externalId?: string
  player?: { auth: string; accountId: string }
}

/** What `read` knows beside the answer. */
export interface ReadContext<Input> {
  input: Input
  /** `missing`: the platform stated neither success nor failure, and its data is used as it is. */
  envelope: 'ok' | 'missing'
}

type Fields = Record<string, string | number | boolean | Record<string, string> | undefined>
type Answer = Record<string, unknown>

export interface PlatformCallDefinition<Input, Raw, Output> {
  /** The path in the specification, which also names the call in logs and settings. */
  path: CallPath
  kind: CallKind
  identify: Identify
  onFailure: FailureProfile
  /** The write moves money or tokens: while its outcome is unknown it must not be reported as failed. */
  money?: true
  /** The payload beside the identity. Fields that are `undefined` are left out; nothing else is added. */
  request?: (input: Input) => Fields
  /** The file that is sent with the payload, as a form and while it arrives. */
  file?: (input: Input) => UploadedFile
  /** Finds the record in the answer, for calls whose answer is not the record itself. */
  locate?: (answer: Answer) => unknown
  /** The expected answer. A missing field or one of another type is drift and is replaced by a blank. */
  response: z.ZodMiniType<Raw>
  /** @throws UnusableAnswer if the answer lacks what the call is for */
  read: (raw: Raw, context: ReadContext<Input>) => Output
  /** Our codes for refusals, by `statusMessage` of the platform; any other refusal becomes `refused`. */
  refusals?: Record<string, ErrorCode>
  /**
   * Our codes for refusals of a single field, by its name on the platform, where they are more specific than the code
   * of the message.
   */
  fieldRefusals?: Record<string, ErrorCode>
  /** Our field names, where they are not the platform's in camelCase. */
  fieldNames?: Record<string, string>
}

/** A declared call: how to build its payload and read its answer. */
export interface PlatformCall<Input, Output> {
  path: CallPath
  kind: CallKind
  onFailure: FailureProfile
  /** Whether the payload needs the site's `external_id`. */
  needsExternalId: boolean
  money: boolean
  refusals: RefusalCodes
  /** Builds the JSON text of the request. */
  payload(identity: PlatformIdentity, input: Input): string
  /** Builds the form of a request that carries a file, and is sent once at most; undefined for all others. */
  form?: ((identity: PlatformIdentity, input: Input) => StreamedBody) | undefined
  /** Reads an answer, and first reports any drift in it. */
  read(answer: Answer, context: ReadContext<Input>, onDrifts: (drifts: readonly Drift[]) => void): Output
}

/** The answer is a success but lacks what the call is for, so that no blank can replace it. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
}

/** Declares a call of the platform. */
export function platformCall<Input = undefined, Raw = unknown, Output = unknown>(
  definition: PlatformCallDefinition<Input, Raw, Output>,
): PlatformCall<Input, Output> {
  const { path, kind, onFailure, identify, request, locate, response, file } = definition
  const identityFields = identifiers[identify]
  const fieldsOf = (identity: PlatformIdentity, input: Input) => ({
    ...request?.(input),
    ...identityFields(identity),
  })
  return {
    path,
    kind,
    onFailure,
    needsExternalId: identify !== 'domain' && identify !== 'player',
    money: definition.money ?? false,
    refusals: {
      byMessage: new Map(Object.entries(definition.refusals ?? {})),
      byField: new Map(Object.entries(definition.fieldRefusals ?? {})),
      fieldNames: new Map(Object.entries(definition.fieldNames ?? {})),
    },
    // JSON.stringify leaves out fields that are undefined.
    payload: (identity, input) => JSON.stringify(fieldsOf(identity, input)),
    form: file && ((identity, input) => multipartBody(fieldsOf(identity, input), file(input))),
    read(answer, context, onDrifts) {
      const { value, drifts } = readTolerantly(response, locate ? locate(answer) : answer)
      if (drifts.length > 0) onDrifts(drifts)
      return definition.read(value, context)
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

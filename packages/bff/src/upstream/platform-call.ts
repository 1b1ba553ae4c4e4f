import type { ErrorCode } from '@marquee/contracts/problem'
import type * as z from 'zod/mini'
import type { CallPath } from '../config/call-paths.ts'
import type { Drift } from '../observability/platform-records.ts'
import { readTolerantly } from './decoding/read-tolerantly.ts'
import type { RefusalCodes } from './platform-refusal.ts'

/** Which of the gateway's own fields a payload carries. `both` is the site and the player. */
type Identify = 'domain' | 'site' | 'player' | 'both'

/** How a failure of the network is answered; the table is in `platform-failure.ts`. */
export type FailureProfile = 'startup' | 'general' | 'unavailable' | 'disconnect' | 'global'

/** Reads may be repeated; a write is sent at most once. */
export type CallKind = 'read' | 'write'

/** Who a call is for. `host` is the brand's key here and its `domain_name` there. */
export interface PlatformIdentity {
  host: string
  externalId?: string
  player?: { auth: string; accountId: string }
}

/** What the reader of an answer knows beside the answer. */
export interface ReadContext<Input> {
  input: Input
  /** `missing`: the platform said neither success nor failure, and its data is used as it is. */
  envelope: 'ok' | 'missing'
}

type Fields = Record<string, string | number | boolean | undefined>
type Answer = Record<string, unknown>

export interface PlatformCallDefinition<Input, Raw, Output> {
  /** The specification's path; the name of the call in logs and settings. */
  path: CallPath
  kind: CallKind
  identify: Identify
  onFailure: FailureProfile
  /** A write that moves money, or tokens: while its outcome is not known, it must not be called failed. */
  money?: true
  /** The payload beside the identity. What is `undefined` is left out; nothing else is added. */
  request?: (input: Input) => Fields
  /** Where in the answer the record lies, for calls whose answer is not the record itself. */
  locate?: (answer: Answer) => unknown
  /** What is expected of the answer. What is missing or of another type is drift and becomes a blank. */
  response: z.ZodMiniType<Raw>
  /** @throws UnusableAnswer when the answer lacks what the call is for */
  read: (raw: Raw, context: ReadContext<Input>) => Output
  /** The platform's words for refusals that have a code of ours; any other is `refused`. */
  refusals?: Record<string, ErrorCode>
  /** Codes for an objection to one field, by the platform's name of it, where that says more than the word does. */
  fieldRefusals?: Record<string, ErrorCode>
  /** Our names of fields, where they are not the platform's in camelCase. */
  fieldNames?: Record<string, string>
}

/** A call that can be made: what differs between calls, with the platform's vocabulary closed in. */
export interface PlatformCall<Input, Output> {
  path: CallPath
  kind: CallKind
  onFailure: FailureProfile
  /** Whether the payload needs the site's `external_id`. */
  needsExternalId: boolean
  money: boolean
  refusals: RefusalCodes
  /** The JSON text that is sent. */
  payload(identity: PlatformIdentity, input: Input): string
  /** Reads an answer, and tells beforehand what of it was not as expected. */
  read(answer: Answer, context: ReadContext<Input>, onDrifts: (drifts: readonly Drift[]) => void): Output
}

/** The answer is a success but lacks what the call is for, so that no blank may stand in for it. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
}

/** Declares a call of the platform. */
export function platformCall<Input = undefined, Raw = unknown, Output = unknown>(
  definition: PlatformCallDefinition<Input, Raw, Output>,
): PlatformCall<Input, Output> {
  const { path, kind, onFailure, identify, request, locate, response } = definition
  const identityFields = identifiers[identify]
  return {
    path,
    kind,
    onFailure,
    needsExternalId: identify === 'site' || identify === 'both',
    money: definition.money ?? false,
    refusals: {
      byMessage: new Map(Object.entries(definition.refusals ?? {})),
      byField: new Map(Object.entries(definition.fieldRefusals ?? {})),
      fieldNames: new Map(Object.entries(definition.fieldNames ?? {})),
    },
    // JSON leaves out what is undefined.
    payload: (identity, input) => JSON.stringify({ ...request?.(input), ...identityFields(identity) }),
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
}

function siteFields({ host, externalId }: PlatformIdentity): Fields {
  if (externalId === undefined) throw new TypeError('This call of the platform needs the externalId')
  return { domain_name: host, external_id: externalId }
}

function playerFields({ player }: PlatformIdentity): Fields {
  if (player === undefined) throw new TypeError('This call of the platform needs a player')
  return { auth: player.auth, account_id: player.accountId }
}

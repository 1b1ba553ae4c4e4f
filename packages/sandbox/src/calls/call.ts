import type { Capability } from '@marquee/contracts/capability'
import type { Brand } from '../brands/brand.ts'
import { brandByDomain } from '../brands/brand-by-domain.ts'
import { capabilitiesOf } from '../brands/capabilities.ts'
import type { Platform } from '../platform.ts'
import type { Player } from '../players/player.ts'
import { playerOfSession } from '../players/session.ts'
import { permissionDenied, refuse } from '../refusal.ts'
import { type Rules, readFields, type Values } from './fields.ts'

const domain = { domain_name: 'filled' } as const
const site = { ...domain, external_id: 'filled' } as const
const player = { auth: 'text', account_id: 'text' } as const
const optionalPlayer = { auth: 'text?', account_id: 'text?' } as const

/** The fields by which a call identifies itself; the contract's S is `site`, A is `player`, AS is `playerAtSite`. */
const identityFields = {
  domain,
  site,
  player,
  playerAtSite: { ...site, ...player },
  /** A player, or a guest on calls that accept guests. */
  anyoneAtSite: { ...site, ...optionalPlayer },
} as const satisfies Record<string, Rules>
export type Identify = keyof typeof identityFields

type PlayerFor<I extends Identify> = I extends 'player' | 'playerAtSite'
  ? Player
  : I extends 'anyoneAtSite'
    ? Player | undefined
    : undefined

/** The JSON object that a call responds with. */
export type ResponseBody = Record<string, unknown>

/** What a call's handler receives: the platform, the validated payload, and whom it is about. */
export interface Context<I extends Identify, F extends Rules> extends Platform {
  input: Values<F & (typeof identityFields)[I]>
  brand: Brand
  player: PlayerFor<I>
}

/** A call of the platform. */
export interface Call {
  path: string
  /** The exact fields of its payload. */
  fields: Rules
  /** @throws Refusal when the payload, the identity or a business rule does not allow it */
  handle(payload: unknown, platform: Platform): Promise<ResponseBody>
}

/**
 * Declares a call.
 * @param declaration `fields` are those in addition to the identity; what `handle` returns is sent with `statusCode: 1`
 */
export function call<I extends Identify, const F extends Rules>(declaration: {
  path: string
  identify: I
  fields?: F
  /** Brands without this area refuse the call. */
  area?: Capability
  handle(context: Context<I, F>): ResponseBody | Promise<ResponseBody>
}): Call {
  const fields: Rules = { ...identityFields[declaration.identify], ...declaration.fields }
  return {
    path: declaration.path,
    fields,
    async handle(payload, platform) {
      const input = readFields(payload, fields)
      const identity = identify(platform, input)
      const { area } = declaration
      if (area && !capabilitiesOf(identity.brand).includes(area)) throw refuse('methodUnavailable')
      const context = { ...platform, ...identity, input } as unknown as Context<I, F>
      return { statusCode: 1, statusMessage: 'OK', ...(await declaration.handle(context)) }
    },
  }
}

interface Identity {
  domain_name?: string
  external_id?: string
  auth?: string
  account_id?: string
}

// Only `auth` identifies a player: a login has an account_id too, but nobody is signed in yet.
function identify(platform: Platform, { domain_name, external_id, auth, account_id }: Identity) {
  const player = auth === undefined ? undefined : playerOfSession(platform, auth, account_id ?? '')
  const brand = brandByDomain(platform, domain_name ?? player?.domain ?? '')
  const isForeignSite = external_id !== undefined && external_id !== brand.externalId
  const isForeignPlayer = player !== undefined && player.domain !== brand.domain
  if (isForeignSite || isForeignPlayer) throw permissionDenied()
  return { brand, player }
}

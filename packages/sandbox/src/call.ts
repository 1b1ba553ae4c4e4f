import type { Brand } from './brands/brand.ts'
import { brandByDomain } from './brands/brand-by-domain.ts'
import { type Rules, readFields, type Values } from './fields.ts'
import type { Platform } from './platform.ts'
import type { Player } from './players/player.ts'
import { playerOfSession } from './players/session.ts'
import { permissionDenied } from './refusal.ts'

const domain = { domain_name: 'filled' } as const
const site = { ...domain, external_id: 'filled' } as const
const player = { auth: 'text', account_id: 'text' } as const
const maybePlayer = { auth: 'text?', account_id: 'text?' } as const

/** Who a call says it is for; the contract's S is `site`, A is `player`, AS is `playerAtSite`. */
const identityFields = {
  domain,
  site,
  player,
  playerAtSite: { ...site, ...player },
  /** A player, or a guest where the call lets guests in. */
  anyoneAtSite: { ...site, ...maybePlayer },
} as const satisfies Record<string, Rules>
export type Identify = keyof typeof identityFields

type PlayerFor<I extends Identify> = I extends 'player' | 'playerAtSite'
  ? Player
  : I extends 'anyoneAtSite'
    ? Player | undefined
    : undefined

export type Answer = Record<string, unknown>

export interface Context<I extends Identify, F extends Rules> extends Platform {
  input: Values<F & (typeof identityFields)[I]>
  brand: Brand
  player: PlayerFor<I>
}

/** A call of the platform: what its payload carries, exactly, and how it is answered. */
export interface Call {
  fields: Rules
  /** @throws Refusal */
  answer(payload: unknown, platform: Platform): Promise<Answer>
}

/** Declares a call. `fields` are those beside the identity; what `answer` returns is sent with `statusCode: 1`. */
export function call<I extends Identify, const F extends Rules>(declaration: {
  identify: I
  fields?: F
  answer(context: Context<I, F>): Answer | Promise<Answer>
}): Call {
  const fields: Rules = { ...identityFields[declaration.identify], ...declaration.fields }
  return {
    fields,
    async answer(payload, platform) {
      const input = readFields(payload, fields)
      const identity = identify(platform, input)
      const context = { ...platform, ...identity, input } as unknown as Context<I, F>
      return { statusCode: 1, statusMessage: 'OK', ...(await declaration.answer(context)) }
    },
  }
}

interface Identity {
  domain_name?: string
  external_id?: string
  auth?: string
  account_id?: string
}

// `auth` decides whether a player is meant: a login carries an account_id too, but nobody is signed in yet.
function identify(platform: Platform, { domain_name, external_id, auth, account_id }: Identity) {
  const player = auth === undefined ? undefined : playerOfSession(platform, auth, account_id ?? '')
  const brand = brandByDomain(platform, domain_name ?? player?.domain ?? '')
  const strangeSite = external_id !== undefined && external_id !== brand.externalId
  const strangePlayer = player !== undefined && player.domain !== brand.domain
  if (strangeSite || strangePlayer) throw permissionDenied()
  return { brand, player }
}

import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import type { Market } from '@marquee/contracts/markets/market'
import * as z from 'zod/mini'
import { count, flag, textOrNull } from '../../decoding/field-readers.ts'
import { isWebAddress } from '../../decoding/web-address.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { LimitItem, readLimit } from './limit-item.ts'

const Pause = z.object({ active: flag(), until: z.optional(textOrNull()) })
const choices = () => z.optional(z.nullable(z.array(count())))
const Helpline = z.object({
  name: z.optional(textOrNull()),
  phone: z.optional(textOrNull()),
  email: z.optional(textOrNull()),
  url: z.optional(textOrNull()),
  hours: z.optional(textOrNull()),
})

const Settings = z.object({
  limits: z.array(LimitItem),
  reality_check_minutes: z.optional(z.nullable(count())),
  cool_off: z.optional(z.nullable(Pause)),
  self_exclusion: z.optional(
    z.nullable(z.object({ ...Pause.shape, irrevocable_until: z.optional(textOrNull()) })),
  ),
  options: z.optional(
    z.nullable(z.object({ cool_off: choices(), exclusion: choices(), reality: choices() })),
  ),
  helplines: z.optional(z.nullable(z.array(Helpline))),
  review_due: z.optional(textOrNull()),
  currency: z.optional(textOrNull()),
})

// Where the platform says nothing (its contract, 2.13).
const defaultReality = [0, 15, 30, 60, 120]

interface Question {
  currency: string
  /** Its choices and helplines stand in for those that the platform leaves out. */
  market: Market
}

/** The player's limits, reality check, break and exclusion, and where to find help. */
export const playSettings = platformCall({
  path: '/api/rg/settings',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  locate: (answer) => firstRecord(answer, 'value'),
  response: Settings,
  read: readControls,
  refusals: readRefusals,
})

function readControls(
  raw: z.infer<typeof Settings>,
  { input: { currency, market } }: ReadContext<Question>,
): PlayControls {
  const { cool_off, self_exclusion, options } = raw
  const helplines = (raw.helplines ?? []).flatMap((helpline) => readHelpline(helpline, market) ?? [])
  return {
    limits: raw.limits.flatMap((item) => readLimit(item) ?? []),
    realityCheckMinutes: raw.reality_check_minutes ?? 0,
    coolOff: { active: cool_off?.active ?? false, until: cool_off?.until ?? '' },
    selfExclusion: {
      active: self_exclusion?.active ?? false,
      until: self_exclusion?.until ?? '',
      irrevocableUntil: self_exclusion?.irrevocable_until ?? '',
    },
    options: {
      coolOff: options?.cool_off ?? market.breakHours,
      exclusion: options?.exclusion ?? market.exclusionMonths,
      reality: options?.reality ?? defaultReality,
    },
    helplines: helplines.length > 0 ? helplines : market.helplines,
    reviewDue: raw.review_due ?? '',
    currency: raw.currency || currency,
  }
}

/**
 * Reads a helpline, with what the market's pack says of it; undefined for one that says neither who it is nor how to
 * reach it.
 */
function readHelpline({ name, phone, email, url, hours }: z.infer<typeof Helpline>, market: Market) {
  const known = market.helplines.find((helpline) => helpline.name === name)
  const address = url && isWebAddress(url) ? url : ''
  const helpline = {
    name: name ?? '',
    phone: phone ?? '',
    email: email ?? '',
    url: address,
    hours: hours ?? '',
    ...(known?.about && { about: known.about }),
  }
  return helpline.name || helpline.phone || helpline.email || address ? helpline : undefined
}

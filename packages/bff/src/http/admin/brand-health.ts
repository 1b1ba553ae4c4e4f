import type { BrandState, BrandStatus } from './brand-statuses.ts'

/** What anybody may know of how a brand does. */
export interface BrandHealth {
  host: string
  /** `limited`: visitors get its pages, and what needs the platform fails. `unknown`: nobody has visited it since the start or the last purge. */
  status: 'up' | 'limited' | 'maintenance' | 'closed' | 'down' | 'unknown'
  /** Since when the platform has been as it is said to be here (ISO 8601). */
  since?: string
  /** How old the data is that its pages are made of. */
  dataAgeSeconds?: number
  /** `paused`: it is not asked for a while, because it failed. */
  platform?: 'answering' | 'failing' | 'paused'
}

const seenByVisitors: Record<BrandState, BrandHealth['status']> = {
  open: 'up',
  maintenance: 'maintenance',
  closed: 'closed',
  themeInvalid: 'down',
  unreachable: 'down',
  notAsked: 'unknown',
}

/** Says of a brand what anybody may know: no addresses, no errors, no counts, nothing of this installation. */
export function healthOf({ host, state, breaker, isFailing, since, ageSeconds }: BrandStatus): BrandHealth {
  if (state === 'notAsked') return { host, status: 'unknown' }
  const platform = breaker !== 'closed' ? 'paused' : isFailing ? 'failing' : 'answering'
  const isLimited = state === 'open' && platform !== 'answering'
  return {
    host,
    status: isLimited ? 'limited' : seenByVisitors[state],
    since,
    ...(ageSeconds !== undefined && { dataAgeSeconds: ageSeconds }),
    platform,
  }
}

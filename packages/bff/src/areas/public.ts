import type { PublicData } from '../sites/sites.ts'
import * as account from './account/public.ts'
import * as banks from './banks/public.ts'
import * as games from './games/public.ts'
import * as leaderboards from './leaderboards/public.ts'
import * as news from './news/public.ts'
import * as promotions from './promotions/public.ts'
import * as site from './site/public.ts'
import * as siteSeo from './site/public-seo.ts'
import * as vip from './vip/public.ts'

type AnyData = PublicData<never, unknown>

/** What the areas declare as public. */
export const publicData: readonly AnyData[] = [
  account,
  banks,
  games,
  leaderboards,
  news,
  promotions,
  site,
  siteSeo,
  vip,
].flatMap((area) => Object.values<unknown>(area).filter(isPublicData))

function isPublicData(value: unknown): value is AnyData {
  return typeof value === 'object' && value !== null && 'load' in value
}

import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import type { OperationId } from '@marquee/contracts/operations'
import { playSettings } from '../../areas/responsible-gaming/platform.ts'
import type { HandlerContext } from '../handler.ts'

/** Asks the platform how the player's play is limited now. */
export async function readControls({
  brand,
  sites,
  callPlatform,
}: Pick<HandlerContext<OperationId>, 'brand' | 'sites' | 'callPlatform'>): Promise<PlayControls> {
  const [currency, market] = await Promise.all([sites.currency(brand), sites.market(brand)])
  return callPlatform(playSettings, { currency, market })
}

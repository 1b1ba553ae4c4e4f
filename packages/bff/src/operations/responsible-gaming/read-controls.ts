import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import type { OperationId } from '@marquee/contracts/operations'
import { playSettings } from '../../areas/responsible-gaming/platform.ts'
import type { HandlerContext } from '../handler.ts'

/** Asks the platform how the player's play is limited now. */
export async function readControls({
  callPlatform,
}: Pick<HandlerContext<OperationId>, 'callPlatform'>): Promise<PlayControls> {
  return callPlatform(playSettings, undefined)
}

import * as z from 'zod/mini'
import type { CallPath } from '../../../config/call-paths.ts'
import { platformCall } from '../../platform-call.ts'
import { GameItem, readGames } from './game-item.ts'

/** Declares one of the platform's four short lists of games, which differ only in their path. */
export function listCall(path: CallPath) {
  return platformCall({
    path,
    kind: 'read',
    identify: 'site',
    onFailure: 'unavailable',
    // An empty type returns games of every type (specification, section 7).
    request: () => ({ game_type: '' }),
    response: z.object({ value: z.array(GameItem) }),
    read: ({ value }) => readGames(value),
  })
}

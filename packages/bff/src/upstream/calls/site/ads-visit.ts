import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'

interface Visit {
  fbp: string | undefined
  appsflyerId: string | undefined
}

/** Tells of a visit that an advertisement may have brought. A mark that is empty is absent. */
export const adsVisit = platformCall({
  path: '/api/settings/adsvisit',
  kind: 'write',
  identify: 'site',
  onFailure: 'global',
  request: ({ fbp, appsflyerId }: Visit) => ({
    fbp: fbp || undefined,
    appsflyer_id: appsflyerId || undefined,
  }),
  response: z.object({}),
  read: () => undefined,
})

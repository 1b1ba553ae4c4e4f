import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'

interface Visit {
  fbp: string | undefined
  appsflyerId: string | undefined
}

/** Reports a visit that may come from an advertisement. Empty ids are left out. */
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

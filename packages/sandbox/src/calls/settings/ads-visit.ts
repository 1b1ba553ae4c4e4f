import { call } from '../../call.ts'

/** Records a visit for the attribution of advertisements. */
export const adsVisit = call({
  path: '/api/settings/adsvisit',
  identify: 'site',
  fields: { fbp: 'text?', appsflyer_id: 'text?' },
  handle({ input, brand, db, now }) {
    db.run`INSERT INTO visits VALUES (${brand.domain}, ${input.fbp ?? ''}, ${input.appsflyer_id ?? ''}, ${now()})`
    return {}
  },
})

import { call } from '../../call.ts'

/** Writes down a visit that came from an advertisement. */
export const adsVisit = call({
  identify: 'site',
  fields: { fbp: 'text?', appsflyer_id: 'text?' },
  answer({ input, brand, db, now }) {
    db.run`INSERT INTO visits VALUES (${brand.domain}, ${input.fbp ?? ''}, ${input.appsflyer_id ?? ''}, ${now()})`
    return {}
  },
})

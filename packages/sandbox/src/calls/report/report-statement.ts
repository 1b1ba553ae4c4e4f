import { call } from '../../call.ts'
import { dateFields, readDateRange } from '../../cashier/read-date-range.ts'
import { statement } from '../../cashier/reports/statement.ts'

/** The player's statement over a range of days, with a row for each day. */
export const reportStatement = call({
  path: '/api/report/statement',
  identify: 'player',
  area: 'reports',
  fields: dateFields,
  handle: ({ input, player, db, now }) => ({
    value: [statement(db, player, readDateRange(input, now()))],
  }),
})

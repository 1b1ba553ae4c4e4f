import * as z from 'zod/mini'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { readRebate, rebateFields } from './rebate-record.ts'

/** The player's rebate. */
export const rebateInfo = platformCall({
  path: '/api/promotion/rebate_info',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object(rebateFields),
  read: (record, { input }: ReadContext<{ currency: string }>) => readRebate(record, input.currency),
  refusals: readRefusals,
})

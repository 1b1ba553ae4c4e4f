import type * as contract from '@marquee/contracts/areas/reports/reports'
import * as platform from '../../platform/reports/reports.ts'
import { forward, type Handlers } from '../handler.ts'
import { exportReport } from './export-report.ts'

export const handlers: Handlers<typeof contract> = {
  getStatement: forward(platform.statement),
  listTransactions: forward(platform.transactions),
  listBets: forward(platform.bets),
  getBet: forward(platform.betDetail),
  exportReport,
}

import { bets } from '../../areas/reports/platform.ts'
import type { Handler } from '../handler.ts'

export const listBets: Handler<'listBets'> = async ({ query }, { callPlatform }) => callPlatform(bets, query)

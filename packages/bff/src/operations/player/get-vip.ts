import { vip } from '../../areas/vip/platform.ts'
import type { Handler } from '../handler.ts'

export const getVip: Handler<'getVip'> = async (_request, { callPlatform }) => callPlatform(vip, undefined)

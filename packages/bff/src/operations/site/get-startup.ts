import type { Handler } from '../handler.ts'

export const getStartup: Handler<'getStartup'> = async (_request, { brand, sites }) => sites.startup(brand)

import type { Handler } from '../handler.ts'

export const getCms: Handler<'getCms'> = async (_request, { brand, sites }) => sites.cms(brand)

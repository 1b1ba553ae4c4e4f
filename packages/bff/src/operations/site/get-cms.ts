import type { Handler } from '../../http/handler.ts'

export const getCms: Handler<'getCms'> = (_request, { brand, sites }) => sites.cms(brand)

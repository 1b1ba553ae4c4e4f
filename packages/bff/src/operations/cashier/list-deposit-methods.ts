import { depositMethods } from '../../areas/cashier/platform-methods.ts'
import type { Handler } from '../handler.ts'

export const listDepositMethods: Handler<'listDepositMethods'> = async (
  _request,
  { brand, sites, callPlatform, imageAddress },
) => {
  const { items, ...rest } = await callPlatform(depositMethods, { currency: await sites.currency(brand) })
  return { items: items.map((method) => ({ ...method, imgUrl: imageAddress(method.imgUrl) })), ...rest }
}

import { depositMethods } from '../../areas/cashier/platform-methods.ts'
import type { Handler } from '../handler.ts'

export const listDepositMethods: Handler<'listDepositMethods'> = async (
  _request,
  { callPlatform, imageAddress },
) => {
  const { items, ...rest } = await callPlatform(depositMethods, undefined)
  return { items: items.map((method) => ({ ...method, imgUrl: imageAddress(method.imgUrl) })), ...rest }
}

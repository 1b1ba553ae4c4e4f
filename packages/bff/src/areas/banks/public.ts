import * as platform from '../../platform/banks/banks.ts'
import { withPictures } from '../../sites/pictures.ts'
import { publicData } from '../../sites/sites.ts'

/** The banks and e-wallets that withdrawals can go to. */
export const banks = publicData({
  kind: 'catalogue',
  name: 'banks',
  load: async (source) => withPictures(await source.asSite(platform.bankList, undefined), source),
})

import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { Bank } from './bank.ts'

/** The banks and e-wallets that withdrawals can go to. */
export const listBanks = operation({
  method: 'GET',
  path: '/api/banks',
  access: 'anyone',
  limit: 'reads',
  cache: 'catalogue',
  capability: 'banks',
  response: listOf(Bank),
})

export const listBanksExample: Example<typeof listBanks> = {
  request: {},
  response: {
    items: [
      {
        bankCode: 'GCASH',
        bankName: 'GCash',
        bankType: 'EWALLET',
        imgUrl: '/media/gcash.svg',
        accountPattern: '^09[0-9]{9}$',
        accountLengthMin: 11,
        accountLengthMax: 11,
        isWithdrawalEnabled: true,
        isMaintenance: false,
        rail: 'INSTAPAY',
      },
    ],
    total: 1,
    page: 1,
    perPage: 1,
  },
}

import { call } from '../../call.ts'
import { bankFacts } from '../../cashier/banks/bank-facts.ts'

/** The banks and e-wallets that withdrawals can go to. Guests may see them too: the list is the brand's. */
export const bankList = call({
  path: '/api/bank/bank_list',
  identify: 'anyoneAtSite',
  area: 'banks',
  handle({ origin }) {
    const value = bankFacts.map((facts) => ({
      bank_code: facts.code,
      bank_name: facts.name,
      bank_type: facts.type,
      img_url: `${origin()}/art/payments/${facts.code}.svg`,
      account_pattern: facts.pattern,
      account_length_min: facts.length.min,
      account_length_max: facts.length.max,
      is_withdrawal_enabled: facts.isWithdrawalEnabled,
      is_maintenance: facts.isMaintenance,
      rail: facts.rail,
    }))
    return { value, total: value.length }
  },
})

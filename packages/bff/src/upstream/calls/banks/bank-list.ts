import type { Bank } from '@marquee/contracts/areas/banks'
import * as z from 'zod/mini'
import { count, flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { readPattern } from '../../decoding/pattern-reader.ts'
import { platformCall } from '../../platform-call.ts'

const BankItem = z.object({
  bank_code: text(),
  bank_name: text(),
  bank_type: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  account_pattern: z.optional(textOrNull()),
  account_length_min: z.optional(z.nullable(count())),
  account_length_max: z.optional(z.nullable(count())),
  is_withdrawal_enabled: z.optional(flag()),
  is_maintenance: z.optional(flag()),
  rail: z.optional(textOrNull()),
})

/** The banks and e-wallets that withdrawals can go to, with pictures as written. Asked for by visitors too. */
export const bankList = platformCall({
  path: '/api/bank/bank_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  response: z.object({ value: z.array(BankItem) }),
  read: ({ value }) => wholeList(value.filter(({ bank_code }) => bank_code !== '').map(readBank)),
})

function readBank(item: z.infer<typeof BankItem>): Bank {
  return {
    bankCode: item.bank_code,
    bankName: item.bank_name || item.bank_code,
    bankType: item.bank_type ?? '',
    imgUrl: item.img_url ?? '',
    accountPattern: readPattern(item.account_pattern ?? ''),
    accountLengthMin: item.account_length_min ?? null,
    accountLengthMax: item.account_length_max ?? null,
    isWithdrawalEnabled: item.is_withdrawal_enabled ?? true,
    isMaintenance: item.is_maintenance ?? false,
    rail: item.rail ?? '',
  }
}

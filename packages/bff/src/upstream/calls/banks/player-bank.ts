import type { PlayerBank } from '@marquee/contracts/areas/banks'
import * as z from 'zod/mini'
import { flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { maskNumber } from './mask-number.ts'

/** One of the player's own accounts as the platform tells it. */
export const PlayerBankItem = z.object({
  bank_id: text(),
  bank_code: text(),
  bank_name: z.optional(textOrNull()),
  bank_type: z.optional(textOrNull()),
  account_name: z.optional(textOrNull()),
  account_number_masked: text(),
  is_default: z.optional(flag()),
  status: z.optional(textOrNull()),
  created_at: z.optional(textOrNull()),
})

/** Reads accounts; their numbers are masked, whatever the platform sends. One without an id is left out. */
export function readPlayerBanks(items: z.infer<typeof PlayerBankItem>[]): PlayerBank[] {
  return items.filter(({ bank_id }) => bank_id !== '').map(readPlayerBank)
}

export function readPlayerBank(item: z.infer<typeof PlayerBankItem>): PlayerBank {
  return {
    bankId: item.bank_id,
    bankCode: item.bank_code,
    bankName: item.bank_name || item.bank_code,
    bankType: item.bank_type ?? '',
    accountName: item.account_name ?? '',
    accountNumberMasked: maskNumber(item.account_number_masked),
    isDefault: item.is_default ?? false,
    status: item.status || 'ACTIVE',
    createdAt: item.created_at ?? '',
  }
}

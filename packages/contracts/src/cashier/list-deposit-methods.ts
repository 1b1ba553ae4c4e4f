import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { DepositMethod } from './deposit-method.ts'

/** The ways to pay, in the platform's order, and what the player used last. */
export const listDepositMethods = operation({
  method: 'GET',
  path: '/api/cashier/deposit-methods',
  access: 'player',
  limit: 'reads',
  capability: 'deposits',
  response: z.extend(listOf(DepositMethod), {
    /** Deposits that still wait for the player's payment. */
    pendingCount: z.number(),
    /** The channel of the last deposit; empty before the first. */
    lastMethodCode: z.string(),
    lastAmount: z.nullable(Money),
    /** Null where the player has no limit. */
    dailyDepositLeft: z.nullable(Money),
  }),
})

export const listDepositMethodsExample: Example<typeof listDepositMethods> = {
  request: {},
  response: {
    items: [
      {
        methodCode: 'GCASH',
        methodName: 'GCash',
        methodType: 'EWALLET',
        channelCode: 'GCASH_1',
        channelName: 'GCash',
        imgUrl: '/media/gcash.svg',
        currency: 'PHP',
        minAmount: { amount: '100.00', currency: 'PHP' },
        maxAmount: { amount: '50000.00', currency: 'PHP' },
        quickAmounts: [{ amount: '500.00', currency: 'PHP' }],
        feeType: 'RATE',
        feeValue: '1.5',
        minFee: { amount: '5.00', currency: 'PHP' },
        turnoverMultiplier: '1',
        processingTime: 5,
        isMaintenance: false,
        requiresReceipt: false,
        requiresKyc: false,
        fields: [
          {
            name: 'payer_name',
            labelKey: 'payerName',
            type: 'text',
            required: true,
            minLength: 2,
            maxLength: 50,
            pattern: '',
            options: [{ value: 'own', label: 'My own account', localLabels: { PHP: '', CN: '' } }],
          },
        ],
        instructionsEn: 'Pay from an account in your own name.',
        instructionsLocal: '',
        instructionsCn: '',
      },
    ],
    total: 1,
    page: 1,
    perPage: 1,
    pendingCount: 0,
    lastMethodCode: 'GCASH_1',
    lastAmount: { amount: '500.00', currency: 'PHP' },
    dailyDepositLeft: null,
  },
}

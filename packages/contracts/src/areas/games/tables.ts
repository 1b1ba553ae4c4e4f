import * as z from 'zod/mini'
import { Money, pesos } from '../../money.ts'
import { operation } from '../../operation.ts'

/** A live table: what it takes, and how many of its seats are taken. What the platform does not say is null. */
export const LiveTable = z.object({
  providerCode: z.string(),
  gameCode: z.string(),
  minBet: z.nullable(Money),
  maxBet: z.nullable(Money),
  seats: z.nullable(z.object({ taken: z.number(), total: z.number() })),
})
export type LiveTable = z.infer<typeof LiveTable>

/** The open live tables of the brand, as they are now. Their games are in the catalogue. */
export const listTables = operation(
  {
    method: 'GET',
    path: '/api/tables',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'tables',
    cache: 'live',
    response: z.object({ tables: z.array(LiveTable) }),
  },
  {
    request: {},
    response: {
      tables: [
        {
          providerCode: 'EVOLUTION',
          gameCode: 'salon-baccarat',
          minBet: pesos('10.00'),
          maxBet: pesos('1000.00'),
          seats: { taken: 4, total: 7 },
        },
      ],
    },
  },
)

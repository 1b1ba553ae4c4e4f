import * as z from 'zod/mini'
import { CategoryIdSchema } from '../site/get-startup.ts'

/** A game of the catalogue, as game tiles show it (specification, section 3; the platform's contract, 2.8). */
export const Game = z.object({
  gameCode: z.string(),
  gameName: z.string(),
  /** The name in the brand's local language; empty where there is none. */
  gameNameLocal: z.string(),
  /** The platform's game type. */
  gameType: z.string(),
  /** Null when the game type belongs to no category. */
  category: z.nullable(CategoryIdSchema),
  /** Address of the picture; empty where there is none. */
  gameImage: z.string(),
  providerCode: z.string(),
  providerName: z.string(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** The game, or its whole provider, is in maintenance. */
  isMaintenance: z.boolean(),
  /** When the provider's maintenance ends, ISO 8601; empty where that is unknown. */
  maintenanceUntil: z.string(),
  /** Can be launched with play money (`mode: 'DEMO'`). */
  hasDemo: z.boolean(),
})
export type Game = z.infer<typeof Game>

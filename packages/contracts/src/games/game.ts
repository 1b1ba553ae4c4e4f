import * as z from 'zod/mini'
import { CategoryIdSchema } from '../site/get-startup.ts'

/** A game as tiles show it. */
export const Game = z.object({
  gameCode: z.string(),
  gameName: z.string(),
  /** The name in the brand's local language; empty where there is none. */
  gameNameLocal: z.string(),
  gameType: z.string(),
  category: z.nullable(CategoryIdSchema),
  gameImage: z.string(),
  providerCode: z.string(),
  providerName: z.string(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** The game is closed, alone or with all of its provider. */
  isMaintenance: z.boolean(),
  /** When the provider opens again, ISO 8601; empty where nobody says. */
  maintenanceUntil: z.string(),
  hasDemo: z.boolean(),
})
export type Game = z.infer<typeof Game>

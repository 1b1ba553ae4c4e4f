import { handlers as account } from './account/handlers.ts'
import { handlers as banks } from './banks/handlers.ts'
import { handlers as cashier } from './cashier/handlers.ts'
import { handlers as games } from './games/handlers.ts'
import type { Handlers } from './handler.ts'
import { handlers as inbox } from './inbox/handlers.ts'
import { handlers as kyc } from './kyc/handlers.ts'
import { handlers as leaderboards } from './leaderboards/handlers.ts'
import { handlers as miniGames } from './mini-games/handlers.ts'
import { handlers as missions } from './missions/handlers.ts'
import { handlers as news } from './news/handlers.ts'
import { handlers as player } from './player/handlers.ts'
import { handlers as promotions } from './promotions/handlers.ts'
import { handlers as referral } from './referral/handlers.ts'
import { handlers as reports } from './reports/handlers.ts'
import { handlers as responsibleGaming } from './responsible-gaming/handlers.ts'
import { handlers as session } from './session/handlers.ts'
import { handlers as site } from './site/handlers.ts'
import { handlers as support } from './support/handlers.ts'
import { handlers as vip } from './vip/handlers.ts'

/** A handler for every operation of the contract. */
export const handlers: Handlers = {
  ...account,
  ...banks,
  ...cashier,
  ...games,
  ...inbox,
  ...kyc,
  ...leaderboards,
  ...miniGames,
  ...missions,
  ...news,
  ...player,
  ...promotions,
  ...referral,
  ...reports,
  ...responsibleGaming,
  ...session,
  ...site,
  ...support,
  ...vip,
}

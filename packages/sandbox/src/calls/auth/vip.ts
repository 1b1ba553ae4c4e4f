import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { type VipLevel, vipLevels } from '../../players/vip-levels.ts'

/** The player's level and the requirements of the next one; at the highest level, no name and zero requirements. */
export const vip = call({
  path: '/api/auth/vip',
  identify: 'player',
  handle({ player }) {
    const level = vipLevels[player.vip_level] as VipLevel
    return {
      nextLevel: [
        {
          vip_name: level.name,
          vip_name_next: vipLevels[player.vip_level + 1]?.name ?? '',
          starting_deposit: decimal(player.starting_deposit),
          cycle_deposit: decimal(player.cycle_deposit),
          deposit_next: decimal(level.depositNext),
          starting_turnover: decimal(player.starting_turnover),
          cycle_turnover: decimal(player.cycle_turnover),
          turnover_next: decimal(level.turnoverNext),
        },
      ],
    }
  },
})

import { categoryByName } from '@marquee/contracts/categories'
import { providerByCode } from '@marquee/contracts/providers'
import * as z from 'zod/mini'
import { count, flag, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { readLaunchMode } from './launch-mode.ts'

const ProviderItem = z.object({
  provider_code: text(),
  provider_name: text(),
  img_url: text(),
  game_type: text(),
  launch_mode: z.optional(text()),
  has_lobby: z.optional(flag()),
  is_maintenance: z.optional(flag()),
  maintenance_until: z.optional(z.nullable(text())),
  supported_currencies: z.optional(z.array(text())),
  has_demo: z.optional(flag()),
  sort: z.optional(count()),
})

/**
 * The providers of a game type, in the platform's order. With an empty type a provider is listed once for each of its
 * types.
 */
export const providerList = platformCall({
  path: '/api/product/provider_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ gameType }: { gameType: string }) => ({ game_type: gameType }),
  response: z.object({ value: z.array(ProviderItem) }),
  read: ({ value }) => value.filter((item) => item.provider_code !== '').map(readProvider),
})

function readProvider(item: z.infer<typeof ProviderItem>) {
  return {
    providerCode: item.provider_code,
    providerName: item.provider_name || providerByCode(item.provider_code).name,
    imageUrl: item.img_url,
    gameType: item.game_type,
    category: categoryByName(item.game_type) ?? null,
    launchMode: readLaunchMode(item.launch_mode ?? '', item.provider_code),
    hasLobby: item.has_lobby ?? false,
    isMaintenance: item.is_maintenance ?? false,
    maintenanceUntil: item.maintenance_until ?? '',
    /** Empty if the platform does not send them. */
    supportedCurrencies: item.supported_currencies ?? [],
    hasDemo: item.has_demo ?? false,
    sort: item.sort ?? 0,
  }
}

import { LaunchMode } from '@marquee/contracts/areas/games/launch'
import { popupProviders } from '@marquee/contracts/providers'

/** How a game opens: as the platform states, else by the specification's list of providers that need a pop-up. */
export function readLaunchMode(value: string, providerCode: string): LaunchMode {
  const known = LaunchMode.options.find((mode) => mode === value.toUpperCase())
  return known ?? (popupProviders.includes(providerCode) ? 'POPUP' : 'IFRAME')
}

import type { Startup } from '@marquee/contracts/site/get-startup'
import type { Theme } from '@marquee/contracts/templates'
import { createContext, useContext } from 'react'

/** The brand as start-up describes it, with its theme already judged valid. */
export interface Brand {
  startup: Startup
  theme: Theme
}

export const BrandContext = createContext<Brand | null>(null)

/** Start-up data of the brand. Only inside the site, never on the maintenance and error screens. */
export function useStartup(): Startup {
  return useBrand().startup
}

/** The template and the colour of the brand. */
export function useTheme(): Theme {
  return useBrand().theme
}

function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('The brand is known inside the site alone.')
  return brand
}

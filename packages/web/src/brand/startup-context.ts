import type { Startup } from '@marquee/contracts/site/get-startup'
import type { Theme } from '@marquee/contracts/templates'
import { createContext, useContext } from 'react'

/** The brand from the start-up data, with its theme already validated. */
export interface Brand {
  startup: Startup
  theme: Theme
}

export const BrandContext = createContext<Brand | null>(null)

/** Start-up data of the brand. Only available inside the site, not on the maintenance and error screens. */
export function useStartup(): Startup {
  return useBrand().startup
}

/** The template and the colour of the brand. */
export function useTheme(): Theme {
  return useBrand().theme
}

function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('The brand is only known inside the site.')
  return brand
}

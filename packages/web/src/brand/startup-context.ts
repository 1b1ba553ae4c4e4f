import type { Startup } from '@marquee/contracts/site/get-startup'
import type { Theme } from '@marquee/contracts/templates'
import { createContext, useContext } from 'react'

/** The brand from the start-up data, with its theme already validated. */
export interface Brand {
  startup: Startup
  theme: Theme
}

export const BrandContext = createContext<Brand | null>(null)

/** Start-up data of the brand. Only available where it is known: see `useKnownStartup`. */
export function useStartup(): Startup {
  return useBrand().startup
}

/** Start-up data of the brand; `undefined` on the screen of a failed start-up. */
export function useKnownStartup(): Startup | undefined {
  return useContext(BrandContext)?.startup
}

/** The template and the colour of the brand. */
export function useTheme(): Theme {
  return useBrand().theme
}

function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('The brand is not known: its start-up has failed.')
  return brand
}

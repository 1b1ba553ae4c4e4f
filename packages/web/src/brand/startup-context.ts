import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { TemplateFile } from '@marquee/contracts/template-file'
import type { Theme } from '@marquee/contracts/templates'
import { createContext, useContext } from 'react'

/** The brand from the start-up data. Its theme is validated, and known on its open site alone, as is the template. */
export interface Brand {
  startup: Startup
  theme: Theme | undefined
  template: TemplateFile | undefined
  /** Whether a break or an exclusion keeps the player from play: the start-up data is without what it stops. */
  isPaused: boolean
  /** The address of its logo on the ground of its screens; empty for none. */
  logo: string
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

/** The template and the color of the brand. Only available on its open site. */
export function useTheme(): Theme {
  const { theme } = useBrand()
  if (!theme) throw new Error('The theme is not known: the site is closed.')
  return theme
}

/** The template of this document: that of the theme, or one that its page names. Only available on the open site. */
export function useTemplateFile(): TemplateFile {
  const { template } = useBrand()
  if (!template) throw new Error('The template is not known: the site is closed.')
  return template
}

/** Whether a break or an exclusion keeps the player from play. */
export const useIsPaused = (): boolean => useContext(BrandContext)?.isPaused ?? false

/** The address of the brand's logo; empty for none. */
export function useLogo(): string {
  return useBrand().logo
}

function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('The brand is not known: its start-up has failed.')
  return brand
}

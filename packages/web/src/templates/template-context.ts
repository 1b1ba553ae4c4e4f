import { createContext, useContext } from 'react'
import type { Template } from './template.ts'

export const TemplateContext = createContext<Template | null>(null)

/** The site's template. Throws outside of `SiteLayout`, which provides it. */
export function useTemplate(): Template {
  const template = useContext(TemplateContext)
  if (!template) throw new Error('useTemplate() must be called inside SiteLayout.')
  return template
}

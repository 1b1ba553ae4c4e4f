import { createContext, useContext } from 'react'
import type { Template } from './template.ts'

export const TemplateContext = createContext<Template | null>(null)

/** The site's template. Only inside the layout that draws it. */
export function useTemplate(): Template {
  const template = useContext(TemplateContext)
  if (!template) throw new Error('The template is known inside its layout alone.')
  return template
}

import type { TemplateCode } from '@marquee/contracts/templates'
import type { Template } from './template.ts'

// One chunk per template, so that a visitor loads only the parts and the CSS of the site's template.
const templateModules: Record<TemplateCode, () => Promise<Template>> = {
  template1: async () => (await import('./codes/template1.ts')).template1,
  template11: async () => (await import('./codes/template11.ts')).template11,
  sportsbook1: async () => (await import('./codes/sportsbook1.ts')).sportsbook1,
}

/** Loads the template with that code. */
export function loadTemplate(code: TemplateCode): Promise<Template> {
  return templateModules[code]()
}

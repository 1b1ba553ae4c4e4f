import type { TemplateCode } from '@marquee/contracts/templates'
import type { Template } from './template.ts'

// One chunk per template: a visitor loads the slots and the CSS of the site's template alone.
const templateModules: Record<TemplateCode, () => Promise<Template>> = {
  template1: async () => (await import('./codes/template1.ts')).template1,
  template11: async () => (await import('./codes/template11.ts')).template11,
  sportsbook1: async () => (await import('./codes/sportsbook1.ts')).sportsbook1,
}

/** The template of that code. */
export function loadTemplate(code: TemplateCode): Promise<Template> {
  return templateModules[code]()
}

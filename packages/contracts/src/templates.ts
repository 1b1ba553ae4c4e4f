import { TemplateFile } from './template-file.ts'
import casino3 from './templates/casino3.template.json' with { type: 'json' }
import casino4 from './templates/casino4.template.json' with { type: 'json' }
import slot2 from './templates/slot2.template.json' with { type: 'json' }
import slot4 from './templates/slot4.template.json' with { type: 'json' }
import slot5 from './templates/slot5.template.json' with { type: 'json' }
import sportsbook1 from './templates/sportsbook1.template.json' with { type: 'json' }
import template1 from './templates/template1.template.json' with { type: 'json' }
import template2 from './templates/template2.template.json' with { type: 'json' }
import template3 from './templates/template3.template.json' with { type: 'json' }
import template4 from './templates/template4.template.json' with { type: 'json' }
import template5 from './templates/template5.template.json' with { type: 'json' }
import template6 from './templates/template6.template.json' with { type: 'json' }
import template7 from './templates/template7.template.json' with { type: 'json' }
import template8 from './templates/template8.template.json' with { type: 'json' }
import template9 from './templates/template9.template.json' with { type: 'json' }
import template10 from './templates/template10.template.json' with { type: 'json' }
import template11 from './templates/template11.template.json' with { type: 'json' }
import template12 from './templates/template12.template.json' with { type: 'json' }
import template13 from './templates/template13.template.json' with { type: 'json' }
import template14 from './templates/template14.template.json' with { type: 'json' }
import template15 from './templates/template15.template.json' with { type: 'json' }
import template16 from './templates/template16.template.json' with { type: 'json' }
import template17 from './templates/template17.template.json' with { type: 'json' }

const files = {
  template1,
  template2,
  template3,
  template4,
  template5,
  template6,
  template7,
  template8,
  template9,
  template10,
  template11,
  template12,
  template13,
  template14,
  template15,
  template16,
  template17,
  slot2,
  slot4,
  slot5,
  casino3,
  casino4,
  sportsbook1,
} satisfies Record<string, { code: string }>

export type TemplateCode = keyof typeof files
export const templateCodes = Object.keys(files) as TemplateCode[]

/** The templates of the specification by code, for the server, tools and tests: the client is given the chosen one. */
export const templates = Object.fromEntries(
  Object.entries(files).map(([code, file]) => [code, TemplateFile.parse(file)]),
) as Record<TemplateCode, TemplateFile>

/** Templates by code. */
export type TemplateSet = ReadonlyMap<string, TemplateFile>

/** The templates of the specification (section 1). */
export const standardTemplates: TemplateSet = new Map(Object.entries(templates))

export interface Theme {
  template: TemplateFile
  /** One of the template's colors. */
  color: string
}

/** The specification's messages for a theme that is not valid (sections 4 and 8). */
export type ThemeError = 'Invalid theme code' | 'Invalid theme color'

/** Validates the theme of the start-up data: first its code, then whether that template has the color. */
export function readTheme(
  themeCode: string,
  themeColor: string,
  known: TemplateSet = standardTemplates,
): Theme | ThemeError {
  const template = known.get(themeCode)
  if (!template) return 'Invalid theme code'
  const color = template.colors.find((name) => name === themeColor)
  return color ? { template, color } : 'Invalid theme color'
}

/** The classes of the body element for a theme (specification, section 4). */
export function bodyClasses({ template, color }: Theme): string[] {
  return [`theme-${template.code}`, `color-${color}`, ...template.bodyClasses]
}

import { type Colour, TemplateFile } from './template-file.ts'
import sportsbook1 from './templates/sportsbook1.template.json' with { type: 'json' }
import template1 from './templates/template1.template.json' with { type: 'json' }
import template6 from './templates/template6.template.json' with { type: 'json' }
import template11 from './templates/template11.template.json' with { type: 'json' }

const files = {
  template1,
  template6,
  template11,
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
  colour: Colour
}

/** The specification's messages for a theme that is not valid (sections 4 and 8). */
export type ThemeError = 'Invalid theme code' | 'Invalid theme color'

/** Validates the theme of the start-up data: first its code, then whether that template has the colour. */
export function readTheme(
  themeCode: string,
  themeColour: string,
  known: TemplateSet = standardTemplates,
): Theme | ThemeError {
  const template = known.get(themeCode)
  if (!template) return 'Invalid theme code'
  const colour = template.colours.find((name) => name === themeColour)
  return colour ? { template, colour } : 'Invalid theme color'
}

/** The classes of the body element for a theme (specification, section 4). */
export function bodyClasses({ template, colour }: Theme): string[] {
  return [`theme-${template.code}`, `colour-${colour}`, ...template.bodyClasses]
}

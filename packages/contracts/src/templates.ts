/**
 * What is known of a template on both sides of the wire: its colours, how its login is shown, the width (px) at
 * which its desktop layout begins, and its extra body classes. How a template looks is the client's business.
 * Source: specification sections 2 and 9, and the template table.
 */
export interface TemplateFacts {
  colours: readonly string[]
  /** `page` is /login; otherwise the id of the modal that opens on the home page. */
  login: 'page' | '#loginmodal' | '#modal-signin'
  breakpoint: number
  bodyClasses: readonly string[]
}

export const templates = {
  template1: {
    colours: ['gold', 'crimson', 'emerald', 'sapphire'],
    login: 'page',
    breakpoint: 1024,
    bodyClasses: [],
  },
  template11: {
    colours: ['crimson', 'sapphire', 'gold', 'mint'],
    login: 'page',
    breakpoint: 768,
    bodyClasses: [],
  },
  sportsbook1: {
    colours: ['sapphire', 'emerald', 'graphite'],
    login: '#loginmodal',
    breakpoint: 1024,
    bodyClasses: ['is-sportsbook'],
  },
} as const satisfies Record<string, TemplateFacts>

export type TemplateCode = keyof typeof templates
export type ColourOf<Code extends TemplateCode> = (typeof templates)[Code]['colours'][number]
export type Colour = ColourOf<TemplateCode>
export const templateCodes = Object.keys(templates) as TemplateCode[]

export interface Theme {
  template: TemplateCode
  colour: Colour
}

/** The specification's words for a theme that cannot be shown (section 8). */
export type ThemeError = 'Invalid theme code' | 'Invalid theme color'

/** Checks a theme as start-up delivers it. An unknown code is judged before the colour. */
export function readTheme(themeCode: string, themeColour: string): Theme | ThemeError {
  const template = templateCodes.find((code) => code === themeCode)
  if (!template) return 'Invalid theme code'
  const colours: readonly Colour[] = templates[template].colours
  const colour = colours.find((name) => name === themeColour)
  return colour ? { template, colour } : 'Invalid theme color'
}

/** Classes the body carries for a theme (specification, section 4). */
export function bodyClasses({ template, colour }: Theme): string[] {
  return [`theme-${template}`, `colour-${colour}`, ...templates[template].bodyClasses]
}

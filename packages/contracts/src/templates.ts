/**
 * What both the client and the gateway know about a template. Its look is defined by the client alone.
 * Source: specification, sections 2, 4 and 9.
 */
export interface TemplateFacts {
  /** The theme colours that the template has. */
  colours: readonly string[]
  /** Where players sign in: `page` is `/login`; otherwise the id of a modal on the home page. */
  login: 'page' | '#loginmodal' | '#modal-signin'
  /** The width in CSS px at which the desktop layout begins. */
  breakpoint: number
  /** Additional classes of the body element. */
  bodyClasses: readonly string[]
}

/** The templates by code. */
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

/** The specification's messages for a theme that is not valid (sections 4 and 8). */
export type ThemeError = 'Invalid theme code' | 'Invalid theme color'

/** Validates the theme of the start-up data: first its code, then whether that template has the colour. */
export function readTheme(themeCode: string, themeColour: string): Theme | ThemeError {
  const template = templateCodes.find((code) => code === themeCode)
  if (!template) return 'Invalid theme code'
  const colours: readonly Colour[] = templates[template].colours
  const colour = colours.find((name) => name === themeColour)
  return colour ? { template, colour } : 'Invalid theme color'
}

/** The classes of the body element for a theme (specification, section 4). */
export function bodyClasses({ template, colour }: Theme): string[] {
  return [`theme-${template}`, `colour-${colour}`, ...templates[template].bodyClasses]
}

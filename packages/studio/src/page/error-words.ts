import { data } from './elements.ts'

/** An error of the gateway, with its place as the form calls it: "Section 3: must be one of hot, new or popular". */
export function errorInWords(error: string): string {
  const [, part = '', rest = '', problem = ''] = /^(\w+)(?:\.([^:]*))?: (.*)$/s.exec(error) ?? []
  const title = titleOf(part, rest)
  return title === undefined ? error : `${title}: ${problem}`
}

function titleOf(part: string, rest: string): string | undefined {
  const ordinal = Number(rest) + 1
  if (part === 'palettes') return rest === '' ? 'Colors of your own' : `Color ${rest.split('.')[0]}`
  if (part === 'colors' && rest !== '') return `Color ${ordinal}`
  if (part === 'sections' && rest !== '') return `Section ${ordinal}`
  return data.words.axes[part]?.title ?? titles[part]
}

const titles: Readonly<Record<string, string>> = {
  code: 'Code',
  sections: 'Sections of the home page',
  colors: 'Colors',
  breakpoint: 'Wide layout from',
  productBreakpoint: 'Pages of a category from',
  login: 'Log-in',
  bodyClasses: 'Body classes',
  host: 'Site',
  color: 'Color',
  from: 'Date',
  note: 'Note',
}

import type { TemplateFile } from '@marquee/contracts/template-file'

const plainLobbies: ReadonlySet<TemplateFile['lobby']> = new Set(['rails', 'grid', 'bento', 'list'])

/** The modules of a template's parts, in the order of `load-template.ts`, by their names in the client's manifest. */
export function templateModules(file: TemplateFile): string[] {
  return [
    `frames/${file.frame}`,
    `headers/${file.header}`,
    `navigations/${file.navigation}`,
    `mobile-bars/${file.mobileBar}`,
    `heroes/${file.hero}`,
    `lobbies/${plainLobbies.has(file.lobby) ? 'plain-lobbies' : file.lobby}`,
    ...(file.sections.includes('matches') ? ['lobbies/match-section'] : []),
  ].map((part) => `src/templates/parts/${part}.tsx`)
}

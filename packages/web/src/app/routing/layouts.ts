import type { TemplateCode, Theme } from '@marquee/contracts/templates'

/**
 * A layout that a page names (specification, section 2): `default` has nothing around the page, `minigame` is that of the
 * mini-games, and a code is that of a template.
 */
export type NamedLayout = 'default' | 'minigame' | TemplateCode

/** The kinds of layouts. */
export type LayoutKind = 'default' | 'minigame' | 'template'

/** The kind of a page's layout: without a name it is the template of the site's theme. */
export const layoutKind = (named: NamedLayout | undefined): LayoutKind =>
  named === 'default' || named === 'minigame' ? named : 'template'

/** The code of the template that a page is laid out in, or whose controls it has. */
export function templateCode(named: NamedLayout | undefined, { template }: Theme): string {
  return named === undefined || named === 'default' || named === 'minigame' ? template.code : named
}

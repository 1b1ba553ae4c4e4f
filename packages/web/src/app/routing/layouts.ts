import type { Theme } from '@marquee/contracts/templates'
import type { NamedLayout } from '../../brand/pages/site-page.ts'

/** The kinds of layouts. */
export type LayoutKind = 'default' | 'minigame' | 'template'

/** The kind of a page's layout: without a name it is the template of the site's theme. */
export const layoutKind = (named: NamedLayout | undefined): LayoutKind =>
  named === 'default' || named === 'minigame' ? named : 'template'

/** The code of the template that a page is laid out in, or whose controls it has. */
export function templateCode(named: NamedLayout | undefined, { template }: Theme): string {
  return named === undefined || named === 'default' || named === 'minigame' ? template.code : named
}

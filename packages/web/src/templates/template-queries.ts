import type { PageName } from '@marquee/contracts/pages'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { SlotQuery, Template } from './template.ts'

/** The public questions whose answers the slots of a page are drawn with: those of the frame, and on the home
 * page those of the hero and the lobby. */
export function templateQueries(template: Template, startup: Startup, page: PageName | null): SlotQuery[] {
  const { frame, hero, lobby } = template
  const slots = page === 'home' ? [frame, hero, lobby] : [frame]
  return slots.flatMap((slot) => slot.queries?.(startup) ?? [])
}

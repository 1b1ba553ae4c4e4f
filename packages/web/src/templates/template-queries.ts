import type { InputOf } from '@marquee/contracts/operations'
import type { PageName } from '@marquee/contracts/pages'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { ReadId } from '../api/query.ts'
import type { SlotQuery, Template } from './template.ts'

/** A public question, by the operation's id. */
type Question = { [Id in ReadId]: { id: Id; input: InputOf<Id> } }[ReadId]

/**
 * The public questions whose answers the template draws a page with: those of the frame on every page, and those
 * of the hero and the lobby on the home page.
 */
export function templateQueries(template: Template, startup: Startup, page: PageName | null): Question[] {
  const { frame, hero, lobby, sections } = template
  const slots = page === 'home' ? [frame, hero, lobby] : [frame]
  return slots.flatMap((slot) => (slot.queries?.(startup, sections) ?? []).map(question))
}

function question({ queryKey: [id, input] }: SlotQuery): Question {
  // A query's key holds the input of its own operation (api/query.ts).
  return { id, input } as Question
}

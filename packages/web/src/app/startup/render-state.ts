import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { InputOf, ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import type { PublicCall } from '@marquee/contracts/rendering'
import type { TemplateFile } from '@marquee/contracts/template-file'
import type { Theme, ThemeError } from '@marquee/contracts/templates'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey, type Read, type ReadId } from '../../api/query.ts'

/** Runs the reads that a page is rendered with. A failed one is left out: the browser repeats it. */
export async function fetchReads(reads: readonly Read[], call: PublicCall): Promise<QueryResponse[]> {
  const pending = reads.map(async ({ id, input }) => ({ id, input, value: await call(id, input) }))
  const settled = await Promise.allSettled(pending)
  // The gateway has already reduced every response to its operation's schema.
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value as QueryResponse] : []))
}

/** Fills the query cache with the responses, as fresh data. */
export function seedQueryCache(client: QueryClient, responses: readonly QueryResponse[]): void {
  for (const { id, input, value } of responses) client.setQueryData([...queryKey(id, input)], value)
}

/** A public response that the page was rendered with. */
export type QueryResponse = { [Id in ReadId]: { id: Id; input: InputOf<Id>; value: ResponseOf<Id> } }[ReadId]

interface OpenSite {
  kind: 'site'
  startup: Startup
  theme: Theme
  logo: string
  /** The template that its page names; without one it is that of the theme. */
  template?: TemplateFile
}

/** Which screen a document shows; `logo` is the brand's for the ground of its screens, empty for none. */
export type Screen =
  | OpenSite
  | { kind: 'maintenance'; startup: Startup; logo: string }
  /** Closed by the operator, or at the end of its term. */
  | { kind: 'closed'; startup: Startup; logo: string }
  | { kind: 'unreachable'; problem: Problem }
  | { kind: 'themeError'; message: ThemeError; startup: Startup; logo: string }
  /** A page that threw on the server; without start-up data where that has failed too. */
  | { kind: 'broken'; startup: Startup | undefined; logo: string }

/** What the browser needs to repeat the first render exactly. */
export interface RenderState {
  language: LanguageCode
  buildId: string
  screen: Screen
  responses: QueryResponse[]
}

/** The template of a document of the open site. */
export const templateOf = ({ theme, template = theme.template }: OpenSite): TemplateFile => template

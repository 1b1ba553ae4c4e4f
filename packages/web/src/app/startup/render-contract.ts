import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { InputOf, ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import type { Theme, ThemeError } from '@marquee/contracts/templates'
import type { ReadId } from '../../api/query.ts'

/** A public response that the page was rendered with. */
export type QueryResponse = { [Id in ReadId]: { id: Id; input: InputOf<Id>; value: ResponseOf<Id> } }[ReadId]

/** Which screen a document shows. */
export type Screen =
  | { kind: 'site'; startup: Startup; theme: Theme }
  | { kind: 'maintenance'; startup: Startup }
  | { kind: 'unreachable'; problem: Problem }
  | { kind: 'themeError'; message: ThemeError; startup: Startup }
  /** A page that threw on the server; without start-up data where that has failed too. */
  | { kind: 'broken'; startup: Startup | undefined }

/** What the browser needs to repeat the first render exactly. */
export interface RenderState {
  language: LanguageCode
  buildId: string
  screen: Screen
  responses: QueryResponse[]
}

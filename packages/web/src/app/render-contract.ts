import type { LanguageCode } from '@marquee/contracts/languages'
import type { InputOf, OperationId, ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { ThemeError } from '@marquee/contracts/templates'
import type { ReadId } from '../api/query.ts'

/** Start-up data of the host, or why there is none. */
export type StartupResult = { ok: true; value: Startup } | { ok: false; problem: Problem }

/** Answers a public GET operation without leaving the process. Rejects with a `Problem`. */
export type PublicCall = <Id extends OperationId>(id: Id, input: InputOf<Id>) => Promise<unknown>

/** What the gateway gives to have a document's body rendered. */
export interface RenderInput {
  /** Path without the language prefix, with the query that the page knows. */
  path: string
  /** The language prefix as the address has it: empty, or such as `/php`. */
  basename: string
  language: LanguageCode
  host: string
  startup: StartupResult
  call: PublicCall
  buildId: string
  /** Hears why a page could not be drawn; the visitor gets the error screen. */
  report?: (error: unknown) => void
}

/** What the gateway gets back. The same for every visitor: the server renders signed out. */
export interface Rendered {
  status: 200 | 404 | 503
  /** The inside of `<div id="app">`. */
  html: string
  /** For `<script type="application/json" id="state">`; the gateway escapes it. */
  state: RenderState
  /** Keys of the client's Vite manifest: the route, the template and the language of this document. */
  modules: string[]
  /** Theme variables, for one `<style>` before every stylesheet. */
  css: string
  bodyClasses: string[]
  /** Colour of the browser's own bars. */
  themeColour: string
}

/** A public answer that the page was rendered with. */
export type KnownAnswer = { [Id in ReadId]: { id: Id; input: InputOf<Id>; value: ResponseOf<Id> } }[ReadId]

/** Which screen a document shows. */
export type Screen =
  | { kind: 'site'; startup: Startup }
  | { kind: 'maintenance'; startup: Startup }
  | { kind: 'unreachable'; problem: Problem }
  | { kind: 'themeError'; message: ThemeError }
  | { kind: 'broken' }

/** What the browser needs to repeat the first render exactly. */
export interface RenderState {
  language: LanguageCode
  buildId: string
  screen: Screen
  answers: KnownAnswer[]
}

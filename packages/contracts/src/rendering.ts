import type { Startup } from './areas/site/startup.ts'
import type { LanguageCode } from './languages.ts'
import type { InputOf, OperationId, ResponseOf } from './operations.ts'
import type { PageName } from './pages.ts'
import type { Problem } from './problem.ts'
import type { TemplateFile } from './template-file.ts'
import type { Theme, ThemeError } from './templates.ts'

/** Start-up data of the host with its theme, or why there is none. */
export type StartupResult =
  | { ok: true; value: Startup; theme: Theme | ThemeError }
  | { ok: false; problem: Problem }

/** A style sheet of the client's build. */
export interface Sheet {
  href: string
  /** The media query that it applies under. */
  media?: string
}

/** Answers a public operation without leaving the process; rejects with a `Problem`. */
export type PublicCall = <Id extends OperationId>(id: Id, input: InputOf<Id>) => Promise<ResponseOf<Id>>

/** What the gateway gives to the client's server build to have the body of a document rendered. */
export interface RenderInput {
  /** Path without the language prefix, with the query parameters that the page knows. */
  path: string
  /** The language prefix as the address has it: empty, or such as `/php`. */
  basename: string
  language: LanguageCode
  host: string
  startup: StartupResult
  call: PublicCall
  /** Resolves when the page may be rendered. It is awaited once the data has arrived. */
  turn(): Promise<void>
  buildId: string
  /** Is told why a page could not be rendered; the visitor gets the error screen. */
  report(error: unknown): void
}

/** What the gateway gets back: a page signed out, the same for every visitor. */
export interface Rendered<State extends object = object> {
  status: 200 | 404 | 503
  /** The inside of `<div id="app">`. */
  html: string
  /** For `<script type="application/json" id="state">`; the gateway escapes it. */
  state: State
  /** Keys of the client's Vite manifest: the route and the language of this document. */
  modules: string[]
  /** Addresses that the browser of a player reads before the client has started; none on pages for everybody. */
  reads: readonly string[]
  /**
   * The modules of the template's parts, in the order in which the client expects their addresses; none where the
   * template does not lay out the page.
   */
  parts: readonly string[]
  /** The template's style sheets; those of its controls alone where it does not lay out the page. */
  sheets: readonly Sheet[]
  /** Theme variables and the typeface, in the one `<style>` between the bundle’s styles and the template’s. */
  css: string
  /** Addresses of the font files that the first paint needs. */
  fonts: readonly string[]
  bodyClasses: string[]
  /** Color of the browser's own bars. */
  themeColor: string
  /** What the page says where its scripts cannot be loaded, and its button for that. */
  failure: { failed: string; offline: string; reload: string }
}

/** The page that a service worker shows without a network: whole in itself but for its files. */
export interface OfflineContent {
  title: string
  html: string
  css: string
  /** Paths of the typeface and the logo, which the service worker keeps. The page does without those it lacks. */
  files: readonly string[]
  themeColor: string
}

/** What is wrong in a template file. */
export interface TemplateFault {
  /** The place in the file, such as `sections.2`; empty where the file as a whole is meant. */
  place: string
  problem: string
}

/** What the client's server build exports for the gateway. */
export interface ServerBuild {
  render(input: RenderInput): Promise<Rendered>
  renderOffline(input: {
    startup: Startup
    theme: Theme | ThemeError
    language: LanguageCode
  }): Promise<OfflineContent>
  /** Keys of the client's Vite manifest for a page in a language. */
  pageModules(page: PageName, language: LanguageCode): string[]
  /** The ground of the brand's theme, as `#rrggbb`. */
  themeColor(startup: StartupResult): string
  /** What is wrong with the colors of a template that its schema accepts. */
  templateFaults(template: TemplateFile): TemplateFault[]
}

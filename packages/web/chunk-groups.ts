import type { Rolldown } from 'vite'

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']

/** Modules below a folder `src`, by what their paths begin with. */
const sources = (...paths: string[]) => new RegExp(`/src/(?:${paths.join('|')})`)

/** What every page has, and what all templates and lobbies have in common. */
const firstVisit = [
  // React changes less often than our own code, so browsers can cache it longer.
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
  // Everything else that every page needs is one file, because many small ones compress worse.
  { name: 'core', tags: ['$initial'], priority: 5 },
  // What the home page always loads together, and what nearly every other page shows where it could not load.
  {
    name: 'content',
    test: sources(
      'content/(?:use-|prose|quiet-text|article)',
      'brand/query-results',
      'i18n/failure-help',
      'session/requested-page',
      'ui/layout/use-on-hydrated',
    ),
    priority: 4,
  },
  { name: 'login', test: sources('features/session/login-(?:modal|skeleton)'), priority: 4 },
  // The components that every template and lobby renders games with.
  {
    name: 'shared',
    test: sources(
      'features/games/(?!matches|play|lobby/provider-strip)',
      'templates',
      String.raw`ui/\w+/(?:badge|chip|picture|progress-bar|rail)`,
    ),
    minShareCount: 3,
    priority: 4,
  },
] satisfies Group

/** What pages beyond home have in common. In files of its own each part would be a request, and compress worse. */
const nextPages = [
  // Frames, and the styles of all parts: their scripts have no style sheets of their own.
  {
    name: 'parts',
    test: sources(
      String.raw`(?:ui|brand|player|forms|responsible-gaming)/.*\.css`,
      'brand/(?:side-menu|pages/page-header)',
      'content/(?!content-page)',
      'ui/(?:layout|pagination|table)',
      'i18n/',
      'player/(?:account-|link-above|use-(?:pagination|payment)|intents)',
      'responsible-gaming/refusal-text',
      'api/(?:use-operation|idempotency)',
      'browser/(?:form-drafts|device-info|use-device-info)',
      String.raw`amounts\.ts`,
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'fields',
    test: sources(
      'ui/form/(?!date-range)',
      'forms/(?:attempt-limit|use-|show-step|steps|route-form)',
      'api/parse-body',
      'browser/use-keep-focus',
      String.raw`(?:field-errors|mobile-number)\.ts`,
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'rewards', test: sources('player/(?!record-range|qr)'), minShareCount: 2, priority: 2 },
  // Only some forms validate input: a contract's schemas must not bring zod to every page.
  {
    name: 'forms',
    test: /[\\/]node_modules[\\/]zod[\\/]|\/contracts\/src\/|\/src\/(?:forms\/(?!upload)|i18n\/use-field-texts)/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'cashier',
    test: sources('features/cashier/', 'areas/cashier/(?:states|amount-ceiling)'),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'care', test: sources('responsible-gaming/(?!limit-dialog)'), minShareCount: 2, priority: 1 },
  { name: 'chat', test: sources('brand/live-chat'), priority: 2 },
  { name: 'matches', test: sources('features/games/matches'), priority: 1 },
] satisfies Group

/** Which modules share a file of the client. The groups of a higher priority choose first. */
export const chunkGroups = [...firstVisit, ...nextPages]

const nextPageFile = new RegExp(`/(?:${nextPages.map(({ name }) => name).join('|')})-`)

/** Whether a file is loaded beside the pages that need it: their own names would make the first visit larger. */
export const isBesidePages = (file: string) => file.endsWith('.css') || nextPageFile.test(file)

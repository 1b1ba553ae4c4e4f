import { moduleRule, type Rule } from './rule.ts'

/**
 * The layers of a package, lowest first, with what is in each. Those of one row are strangers to each other. A layer is named by
 * what the paths of its modules begin with; the longest name that fits counts.
 */
export type Layers = readonly Readonly<Record<string, string>>[]

/** Below `packages/bff/src`: each folder, and each file that stands beside the folders. */
export const gatewayLayers: Layers = [
  {
    errors: 'problems, by their codes',
    config: 'texts and files of settings, how they are read',
    threads: 'work beside the event loop',
  },
  { request: 'who asks, of which brand, and how that is served' },
  { storage: 'files that survive a crash, journals, seals' },
  { cache: 'fresh, stale, coalesced, per brand' },
  { observability: 'log, metrics, traces' },
  {
    upstream: 'a call of the platform: retries, breaker, decoding',
    'shared-state': 'Redis, idempotency, open intents, rate limits',
    templates: 'templates of the operator, and their releases',
    support: 'answers from the log',
    orders: 'what operators send to a gateway that runs',
  },
  { platform: 'the calls of the platform, by area' },
  { settings: 'the table of all settings' },
  { brands: 'host to brand' },
  {
    sites: 'public data of a brand, read through the cache',
    session: 'sealed cookie, revocations',
    images: 'pictures, fetched and resized',
    previews: 'links that show a template',
    'client-files': 'files of other builds',
  },
  {
    outcomes: 'lost answers about money',
    'player-events': 'what changes for a player, one poll for all who watch',
  },
  { areas: 'handlers and public data, by area' },
  { documents: 'HTML, head, site files' },
  { http: 'server, hooks, rate limits, operations, routes, the private listener' },
  {
    doctor: 'examines a brand, by reads alone',
    composition: 'stores, readiness, reloads',
  },
  { gateway: 'puts everything together, opens and closes it' },
  {
    main: 'settings, start, signals',
    healthcheck: 'of the image',
    purge: 'a command',
    reload: 'a command',
  },
]

/** Below `packages/web/src`. */
export const clientLayers: Layers = [
  {
    styles: 'tokens, resets',
    jsx: 'types of elements',
    browser: 'storage, idle time, chunk loading',
  },
  {
    inline: 'scripts that stand alone, in the page',
    'service-worker': 'one that stands alone, too',
  },
  {
    ui: 'button, form, overlay, feedback, media, layout',
    api: 'call, query, useOperation',
    i18n: 'languages, texts',
  },
  { brand: 'start-up data, what a page says of itself, live chat' },
  { session: 'who is signed in' },
  {
    player: "the signed-in player's data",
    forms: 'drafts, one-time codes, form errors',
  },
  {
    content: "the operator's texts, sanitized and framed",
    'responsible-gaming': 'limits and breaks, wherever they show',
  },
  { features: 'one folder for each area; a feature never imports a feature' },
  { templates: 'codes, parts, tokens' },
  { app: 'routing, screens, start-up, updates, errors' },
  {
    'entry-client': 'in the browser',
    'entry-server': 'in the gateway',
  },
]

/** Below `packages/demo-games/src`. */
export const demoGameLayers: Layers = [{ games: '' }, { 'demo-games': '' }]

/** Below `packages/sandbox/src`. */
export const sandboxLayers: Layers = [
  {
    config: '',
    money: '',
    refusal: '',
    'seeded-random': '',
    database: '',
  },
  {
    clock: '',
    platform: '',
  },
  { ledger: 'accounts, transfers, audit' },
  { brands: '' },
  { players: 'accounts, sessions, one-time codes' },
  { calls: 'declaring a call, its fields, pages, idempotency' },
  {
    'areas/inbox': '',
    'areas/kyc': '',
    'areas/banks': '',
    'areas/reports': '',
    'areas/referral': '',
    'areas/news': '',
    'areas/support': '',
  },
  {
    'areas/responsible-gaming': '',
    'areas/vip': '',
  },
  {
    'areas/session': '',
    'areas/promotions': '',
    'areas/leaderboards': '',
  },
  {
    'areas/account': '',
    'areas/cashier': '',
    'areas/games': '',
    'areas/missions': '',
  },
  {
    'areas/player': '',
    'areas/site': '',
    'areas/mini-games': '',
  },
  {
    'due-steps': 'what time moves on',
    seed: 'players and their past',
  },
  { control: 'faults, clock, money, for tests' },
  {
    http: 'calls, pictures, games, pay page',
    showcase: 'the index of templates',
  },
  { server: 'puts everything together' },
  { main: '' },
]

/**
 * A layer imports lower layers alone, and every folder is a layer. Imports of types count: a type that is defined in a
 * higher layer ties the lower one to it as firmly as a function does.
 *
 * @param owner how the rules' names call the package
 * @param src the folder that holds the layers, with a slash at its end
 */
export function layerRules(owner: string, src: string, layers: Layers): Rule[] {
  const names = layers.flatMap(Object.keys).sort((a, b) => b.length - a.length)
  const layerOf = (path: string) =>
    path.startsWith(src) ? layerIn(names, path.slice(src.length)) : undefined
  const rankOf = (layer: string) => layers.findIndex((row) => layer in row)
  return [
    moduleRule(`every folder of the ${owner} is a layer`, ({ path }) => {
      const layer = layerOf(path)
      return layer !== undefined && rankOf(layer) < 0 ? [`is in ${layer}, which no rule knows`] : []
    }),
    moduleRule(`a layer of the ${owner} imports lower layers alone`, ({ path, imports }) => {
      const layer = layerOf(path)
      if (layer === undefined) return []
      return imports
        .filter(({ target, isPackage }) => {
          const other = isPackage ? undefined : layerOf(target)
          return other !== undefined && other !== layer && rankOf(other) >= rankOf(layer)
        })
        .map(({ specifier }) => `imports ${specifier}`)
    }),
  ]
}

/** The first of the names that a path begins with; where there is none, the path's folder. */
function layerIn(names: readonly string[], path: string): string {
  const beginsWith = (name: string) => new RegExp(`^${name}(?:[/.]|-[^/]*$)`).test(path)
  return names.find(beginsWith) ?? path.replace(/[/.].*/, '')
}

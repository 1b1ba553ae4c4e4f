import { moduleRule, type Rule } from './rule.ts'

/**
 * The layers of a package, lowest first. Those of one row are strangers to each other. A layer is named by what the paths
 * of its modules begin with; `*` stands for one folder, and the longest name that fits counts.
 */
export type Layers = readonly (readonly string[])[]

/** Below `packages/bff/src`: each folder, and each file that stands beside the folders. */
export const gatewayLayers: Layers = [
  ['errors', 'config', 'threads'],
  ['request'],
  ['storage'],
  ['cache'],
  ['observability'],
  ['upstream', 'shared-state', 'templates', 'support', 'orders'],
  ['platform'],
  ['settings'],
  ['brands'],
  ['sites', 'session', 'images', 'previews', 'client-files'],
  ['outcomes', 'player-events'],
  ['areas'],
  ['documents'],
  ['http'],
  ['doctor', 'composition'],
  ['app'],
  ['listeners'],
  ['gateway'],
  ['main', 'healthcheck', 'purge', 'reload'],
]

/** Below `packages/web/src`. */
export const clientLayers: Layers = [
  ['styles', 'jsx', 'browser'],
  ['inline', 'service-worker'],
  ['ui', 'api', 'i18n'],
  ['brand'],
  ['session'],
  ['player', 'forms'],
  ['content', 'responsible-gaming'],
  ['features'],
  ['templates'],
  ['app'],
  ['entry-client', 'entry-server'],
]

/** Below `packages/demo-games/src`. */
export const demoGameLayers: Layers = [['games'], ['demo-games']]

/** Below `packages/sandbox/src`. */
export const sandboxLayers: Layers = [
  ['config', 'money', 'refusal', 'seeded-random', 'database'],
  ['clock', 'platform'],
  ['ledger'],
  ['brands'],
  ['players'],
  ['calls'],
  [
    ...['areas/inbox', 'areas/kyc', 'areas/banks', 'areas/reports', 'areas/referral', 'areas/news'],
    'areas/support',
  ],
  ['areas/responsible-gaming', 'areas/vip'],
  ['areas/session', 'areas/promotions', 'areas/leaderboards'],
  ['areas/account', 'areas/cashier', 'areas/games', 'areas/missions'],
  ['areas/player', 'areas/site', 'areas/mini-games'],
  ['due-steps', 'seed'],
  ['control'],
  ['http', 'showcase'],
  ['server'],
  ['main'],
]

/**
 * A layer imports lower layers alone, and every folder is a layer. Imports of types count: a type that is defined in a
 * higher layer ties the lower one to it as firmly as a function does.
 *
 * @param owner how the rules' names call the package
 * @param src the folder that holds the layers, with a slash at its end
 */
export function layerRules(owner: string, src: string, layers: Layers): Rule[] {
  const names = layers.flat().sort((a, b) => b.length - a.length)
  const layerOf = (path: string) =>
    path.startsWith(src) ? layerIn(names, path.slice(src.length)) : undefined
  const rankOf = (layer: string) => layers.findIndex((row) => row.includes(layer))
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
  const beginsWith = (name: string) =>
    new RegExp(`^${name.replaceAll('*', '[^/]+')}(?:[/.]|-[^/]*$)`).test(path)
  return names.find(beginsWith) ?? path.replace(/[/.].*/, '')
}

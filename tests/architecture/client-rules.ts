import { moduleRule, type Rule } from './rule.ts'

const src = 'packages/web/src/'

/** The layers of the client, lowest first; a layer imports from lower ones. Those of one row are strangers. */
const layers = [['styles'], ['ui', 'api', 'i18n'], ['session'], ['features'], ['templates'], ['app']]

/** The folder below `src`, or nothing for the entries, which stand above all layers. */
const layerOf = (path: string) =>
  path.startsWith(src) ? /^([^/]+)\//.exec(path.slice(src.length))?.[1] : undefined
const rankOf = (layer: string) => layers.findIndex((row) => row.includes(layer))
const featureOf = (path: string) => /^packages\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Who may import whom inside the client. */
export const clientRules: Rule[] = [
  moduleRule('every folder of the client is a layer', ({ path }) => {
    const layer = layerOf(path)
    return layer !== undefined && rankOf(layer) < 0 ? [`is in ${layer}, which no rule knows`] : []
  }),
  moduleRule('a layer of the client imports lower layers alone', ({ path, imports }) => {
    const layer = layerOf(path)
    if (layer === undefined) return []
    return imports
      .filter(({ target, isPackage }) => {
        if (isPackage || !target.startsWith(src)) return false
        const other = layerOf(target)
        return other !== layer && (other === undefined || rankOf(other) >= rankOf(layer))
      })
      .map(({ specifier }) => `imports ${specifier}`)
  }),
  moduleRule('a feature never imports a feature', ({ path, imports }) => {
    const feature = featureOf(path)
    if (feature === undefined) return []
    return imports
      .filter(({ target }) => featureOf(target) !== undefined && featureOf(target) !== feature)
      .map(({ specifier }) => `imports ${specifier}`)
  }),
  moduleRule('primitives know React alone', ({ path, imports }) =>
    layerOf(path) === 'ui'
      ? imports
          .filter(({ target, isPackage }) => isPackage && !/^react(-dom)?(\/|$)/.test(target))
          .map(({ specifier }) => `imports ${specifier}`)
      : [],
  ),
]

import { clientLayers, layerRules } from './layer-rules.ts'
import { moduleRule, type Rule } from './rule.ts'

const src = 'packages/web/src/'
const featureOf = (path: string) => /^packages\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Who may import whom inside the client. */
export const clientRules: Rule[] = [
  ...layerRules('client', src, clientLayers),
  moduleRule('a feature never imports a feature', ({ path, imports }) => {
    const feature = featureOf(path)
    if (feature === undefined) return []
    return imports
      .filter(({ target }) => featureOf(target) !== undefined && featureOf(target) !== feature)
      .map(({ specifier }) => `imports ${specifier}`)
  }),
  moduleRule('primitives know React alone', ({ path, imports }) =>
    path.startsWith(`${src}ui/`)
      ? imports
          .filter(({ target, isPackage }) => isPackage && !/^react(-dom)?(\/|$)/.test(target))
          .map(({ specifier }) => `imports ${specifier}`)
      : [],
  ),
]

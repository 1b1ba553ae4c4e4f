import { Visitor } from 'oxc-parser'
import { gatewayLayers, layerRules } from './layer-rules.ts'
import type { Import, Module } from './read-module.ts'
import { fileRule, moduleRule, type Rule } from './rule.ts'

const src = 'packages/bff/src/'
const handlersList = `${src}areas/handlers.ts`

/** What an area may be made of, beside the contracts and other areas. */
const partsOfAreas = [
  'upstream',
  'platform',
  'sites',
  'session',
  'outcomes',
  'player-events',
  'cache',
  'brands',
  'request',
  'threads',
  'areas',
].map((part) => `${src}${part}/`)

/** The area that a module is in; undefined for one elsewhere, and for the lists beside the areas. */
const areaOf = (path: string) => /^packages\/bff\/src\/areas\/([^/]+)\//.exec(path)?.[1]

/** What others may import of an area: its public data. */
const isDoor = (path: string) => /\/public(?:-[^/]+)?\.ts$/.test(path)

/** Who may import whom inside the gateway. */
export const gatewayRules: Rule[] = [
  ...layerRules('gateway', src, gatewayLayers),
  moduleRule(
    'an area is made of platform, upstream, sites, session, outcomes, cache and brands',
    ({ path, imports }) =>
      areaOf(path)
        ? imports.filter((one) => !mayServeArea(one)).map(({ specifier }) => `imports ${specifier}`)
        : [],
  ),
  moduleRule('an area is entered by its public data', ({ path, imports }) =>
    path.startsWith(src) && path !== handlersList
      ? imports
          .filter(({ target }) => areaOf(target) && areaOf(target) !== areaOf(path) && !isDoor(target))
          .map(({ specifier }) => `imports ${specifier}: ${placeOf(path)}`)
      : [],
  ),
  moduleRule('nobody reads the configuration but main and the doctor', ({ path, imports }) =>
    /^packages\/(?!(bff|sandbox)\/src\/(main|doctor)\.ts$)/.test(path)
      ? imports
          .filter(
            ({ target, isTypeOnly }) =>
              !isTypeOnly &&
              /^packages\/(bff\/src\/settings\/settings|sandbox\/src\/config)\.ts$/.test(target),
          )
          .map(({ specifier }) => `imports ${specifier}`)
      : [],
  ),
  fileRule('redirects are sent by one function, which refuses what leads off the site', ({ path, text }) =>
    path.startsWith(src) && path !== `${src}http/response/send-redirect.ts`
      ? (text.match(/\.redirect\(|['"`]location['"`]/gi) ?? []).map((find) => `has ${find}`)
      : [],
  ),
  moduleRule('process.env is read at the door alone', (module) =>
    /^packages\/(?!(bff|sandbox)\/src\/(main|config|healthcheck|support|doctor|purge|reload)\.ts$|bff\/src\/settings\/settings\.ts$)/.test(
      module.path,
    )
      ? readsEnvironment(module)
      : [],
  ),
]

function mayServeArea({ target, isPackage }: Import): boolean {
  if (isPackage || target.startsWith('packages/contracts/')) return true
  return partsOfAreas.some((part) => target.startsWith(part))
}

/** Where that belongs which an importer has looked for behind the door of an area. */
function placeOf(importer: string): string {
  return areaOf(importer)
    ? 'what areas share belongs below them, a call in platform, public data in public.ts of the area that it is about, anything else in upstream, sites or outcomes'
    : 'a handler is reached by its id, through areas/handlers.ts'
}

function readsEnvironment({ program, imports }: Module): string[] {
  const offenses = imports.some(({ target }) => /^(node:)?process$/.test(target))
    ? ['imports node:process']
    : []
  new Visitor({
    MemberExpression({ object, property }) {
      const isProcess = object.type === 'Identifier' && object.name === 'process'
      const name = property.type === 'Literal' ? property.value : 'name' in property && property.name
      if (isProcess && name === 'env') offenses.push('reads process.env')
    },
    VariableDeclarator({ id, init }) {
      const isProcess = init?.type === 'Identifier' && init.name === 'process'
      if (isProcess && id.type === 'ObjectPattern') offenses.push('takes process apart')
    },
  }).visit(program)
  return offenses
}

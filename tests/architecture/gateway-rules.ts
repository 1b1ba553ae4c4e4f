import { Visitor } from 'oxc-parser'
import { gatewayLayers, layerRules } from './layer-rules.ts'
import type { Import, Module } from './read-module.ts'
import { fileRule, moduleRule, type Rule } from './rule.ts'

const src = 'packages/bff/src/'
const operationsList = `${src}operations/index.ts`

/** What a handler may be made of, beside the contracts and the type of a handler. */
const partsOfHandlers = [
  'upstream',
  'sites',
  'session',
  'outcomes',
  'player-events',
  'cache',
  'brands',
  'operations',
  'areas',
].map((part) => `${src}${part}/`)

/** A handler is in the folder of its area; beside the folders are the list of handlers, their type, and what they share. */
const isHandler = (path: string) => /^packages\/bff\/src\/operations\/[^/]+\//.test(path)

/** Who may import whom inside the gateway. */
export const gatewayRules: Rule[] = [
  ...layerRules('gateway', src, gatewayLayers),
  moduleRule(
    'handlers are made of upstream, sites, session, outcomes, cache and brands',
    ({ path, imports }) =>
      isHandler(path)
        ? imports.filter((one) => !mayServeHandler(one)).map(({ specifier }) => `imports ${specifier}`)
        : [],
  ),
  moduleRule('only the list of handlers imports handlers', ({ path, imports }) =>
    path === operationsList || isHandler(path)
      ? []
      : imports.filter(({ target }) => isHandler(target)).map(({ specifier }) => `imports ${specifier}`),
  ),
  moduleRule('nobody reads the configuration but main and the doctor', ({ path, imports }) =>
    /^packages\/(?!(bff|sandbox)\/src\/(main|doctor)\.ts$)/.test(path)
      ? imports
          .filter(
            ({ target, isTypeOnly }) =>
              !isTypeOnly && /^packages\/(bff\/src\/config\/settings|sandbox\/src\/config)\.ts$/.test(target),
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
    /^packages\/(?!(bff|sandbox)\/src\/(main|config|healthcheck|support|doctor)\.ts$|bff\/src\/config\/settings\.ts$)/.test(
      module.path,
    )
      ? readsEnvironment(module)
      : [],
  ),
]

function mayServeHandler({ target, isPackage }: Import): boolean {
  if (isPackage || target.startsWith('packages/contracts/')) return true
  return partsOfHandlers.some((part) => target.startsWith(part))
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

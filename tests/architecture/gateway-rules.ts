import { Visitor } from 'oxc-parser'
import type { Import, Module } from './read-module.ts'
import { moduleRule, type Rule } from './rule.ts'

const src = 'packages/bff/src/'
const operationsList = `${src}operations.ts`

/** What a handler may be made of, beside the contracts and the type of a handler itself. */
const partsOfHandlers = ['platform', 'session', 'cache', 'brands', 'operations'].map(
  (part) => `${src}${part}/`,
)
const typeOfHandlers = `${src}http/handler.ts`

const isHandler = (path: string) => path.startsWith(`${src}operations/`)

/** Who may import whom inside the gateway. */
export const gatewayRules: Rule[] = [
  moduleRule('handlers are made of platform, session, cache and brands', ({ path, imports }) =>
    isHandler(path)
      ? imports.filter((one) => !mayServeHandler(one)).map(({ specifier }) => `imports ${specifier}`)
      : [],
  ),
  moduleRule('only the list of handlers imports handlers', ({ path, imports }) =>
    path === operationsList || isHandler(path)
      ? []
      : imports.filter(({ target }) => isHandler(target)).map(({ specifier }) => `imports ${specifier}`),
  ),
  moduleRule('nobody reads the configuration but main', ({ path, imports }) =>
    /^packages\/(?!(bff|sandbox)\/src\/main\.ts$)/.test(path)
      ? imports
          .filter(
            ({ target, isTypeOnly }) =>
              !isTypeOnly && /^packages\/(bff|sandbox)\/src\/config\.ts$/.test(target),
          )
          .map(({ specifier }) => `imports ${specifier}`)
      : [],
  ),
  moduleRule('process.env is read at the door alone', (module) =>
    /^packages\/(?!(bff|sandbox)\/src\/(main|config|healthcheck)\.ts$)/.test(module.path)
      ? readsEnvironment(module)
      : [],
  ),
]

function mayServeHandler({ target, isPackage, isTypeOnly }: Import): boolean {
  if (isPackage || target.startsWith('packages/contracts/')) return true
  if (target === typeOfHandlers) return isTypeOnly
  return partsOfHandlers.some((part) => target.startsWith(part))
}

function readsEnvironment({ program, imports }: Module): string[] {
  const offences = imports.some(({ target }) => /^(node:)?process$/.test(target))
    ? ['imports node:process']
    : []
  new Visitor({
    MemberExpression({ object, property }) {
      const isProcess = object.type === 'Identifier' && object.name === 'process'
      const name = property.type === 'Literal' ? property.value : 'name' in property && property.name
      if (isProcess && name === 'env') offences.push('reads process.env')
    },
    VariableDeclarator({ id, init }) {
      const isProcess = init?.type === 'Identifier' && init.name === 'process'
      if (isProcess && id.type === 'ObjectPattern') offences.push('takes process apart')
    },
  }).visit(program)
  return offences
}

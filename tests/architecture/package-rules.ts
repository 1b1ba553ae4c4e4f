import type { Import, Module } from './read-module.ts'
import { moduleRule, type Rule } from './rule.ts'

/** `packages/bff/src/app.ts` is of `bff`. */
const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1]

const isPackaged = (path: string) => packageOf(path) !== undefined

const importing = ({ specifier }: Import) => `imports ${specifier}`

function importRule(name: string, isForbidden: (module: Module, one: Import) => boolean): Rule {
  return moduleRule(name, (module) => module.imports.filter((one) => isForbidden(module, one)).map(importing))
}

/** Which package may import which. */
export const packageRules: Rule[] = [
  {
    name: 'every import finds its file',
    findOffenses: ({ files, modules }) => {
      const known = new Set(files.map(({ path }) => path))
      return modules.flatMap(({ path, imports }) =>
        imports
          .filter(({ isPackage, target }) => !isPackage && !known.has(target))
          .map((one) => ({ path, what: importing(one) })),
      )
    },
  },
  importRule('contracts imports zod/mini alone', ({ path }, { isPackage, isTypeOnly, target }) => {
    if (packageOf(path) !== 'contracts') return false
    const isZod = target === 'zod/mini' || (isTypeOnly && target === 'zod/v4/core')
    return isPackage ? !isZod : packageOf(target) !== 'contracts'
  }),
  importRule('the applications never meet', ({ path }, { specifier, target, isPackage }) => {
    if (!isPackaged(path)) return false
    if (isPackage) return specifier.startsWith('@marquee/')
    if (packageOf(target) === 'demo-games') return false
    return packageOf(target) !== packageOf(path) && packageOf(target) !== 'contracts'
  }),
  moduleRule('the demo games have one door, which the sandbox mounts', ({ path, imports }) => {
    const owner = packageOf(path)
    if (owner === undefined || owner === 'demo-games') return []
    return imports
      .filter(({ target }) => packageOf(target) === 'demo-games')
      .filter(({ specifier }) => owner !== 'sandbox' || specifier !== '@marquee/demo-games')
      .map(
        (one) =>
          `${importing(one)}: ask demo-games.ts for it, in the sandbox alone; what both need belongs in contracts`,
      )
  }),
  importRule(
    'the contracts are imported by name',
    ({ path }, { specifier, target }) =>
      isPackaged(path) &&
      specifier.startsWith('.') &&
      packageOf(target) === 'contracts' &&
      packageOf(path) !== 'contracts',
  ),
  importRule(
    'what reaches the browser takes zod/mini, not zod',
    ({ path }, { target }) => packageOf(path) === 'web' && target === 'zod',
  ),
  importRule(
    'the client of Redis is loaded where its address is set, and not at every start',
    ({ path }, { target, isTypeOnly, isDynamic }) =>
      packageOf(path) === 'bff' && target.endsWith('/redis/redis-link.ts') && !isTypeOnly && !isDynamic,
  ),
  importRule(
    'the client has no part of Node',
    ({ path }, { target }) => path.startsWith('packages/web/src/') && target.startsWith('node:'),
  ),
]

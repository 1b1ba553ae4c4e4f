import { doors, type Import, type Module } from './read-module.ts'
import { moduleRule, type Rule } from './rule.ts'

/** `packages/bff/src/gateway.ts` is of `bff`. */
const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1]

const studioPage = 'packages/studio/src/page/'
/** What these rules say of by themselves. */
const behindDoors = ['studio', 'demo-games']
const isStudio = (path: string) => packageOf(path) === 'studio'

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
    return ![packageOf(path), 'contracts', ...behindDoors].includes(packageOf(target))
  }),
  moduleRule('the demo games have one door, which the sandbox mounts', ({ path, imports }) => {
    const owner = packageOf(path)
    if (owner === undefined || owner === 'demo-games') return []
    return imports
      .filter(({ target }) => packageOf(target) === 'demo-games')
      .filter(({ specifier }) => !(owner === 'sandbox' && specifier in doors))
      .map(
        ({ specifier }) =>
          `imports ${specifier}: the sandbox alone mounts the games, by @marquee/demo-games; what others need too belongs in contracts`,
      )
  }),
  moduleRule('the studio is mounted by the gateway, through its door', ({ path, imports }) =>
    isPackaged(path) && !isStudio(path)
      ? imports
          .filter(
            ({ specifier, target }) => isStudio(target) && !(packageOf(path) === 'bff' && specifier in doors),
          )
          .map(
            ({ specifier }) =>
              `imports ${specifier}: bff alone mounts the studio, by @marquee/studio/mount-studio; what others need too belongs in contracts`,
          )
      : [],
  ),
  importRule(
    "the studio's page and its server part share shapes alone",
    ({ path }, { target, isTypeOnly }) =>
      (path.startsWith(studioPage) && /^packages\/studio\/src\/server\/|^node:|^fastify/.test(target)) ||
      (isStudio(path) && !path.startsWith(studioPage) && target.startsWith(studioPage) && !isTypeOnly),
  ),
  importRule(
    'nothing outside of the workshop imports it',
    ({ path }, { target }) => !path.startsWith('workshop/') && target.startsWith('workshop/'),
  ),
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
    ({ path }, { target }) => (packageOf(path) === 'web' || path.startsWith(studioPage)) && target === 'zod',
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

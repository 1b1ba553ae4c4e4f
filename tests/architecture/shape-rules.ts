import { fileRule, moduleRule, type Rule, type Sources } from './rule.ts'

const vagueNames = 'util|utils|helper|helpers|common|misc|shared|lib|libs|types|services'
const vague = new RegExp(`(^|-)(${vagueNames})$`)
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/
// The specification's name for one of the five groups of texts.
const namedOutside = new Set(['_m'])
// Spelt apart, so that this file does not offend.
const unfinished = new RegExp(
  `\\b(${[
    ['TO', 'DO'],
    ['FIX', 'ME'],
    ['X', 'XX'],
  ]
    .map((parts) => parts.join(''))
    .join('|')})\\b`,
)

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const isSource = (path: string) => /\.(ts|tsx|css|mjs)$/.test(path)

/** How files are named, sized and shaped. */
export const shapeRules: Rule[] = [
  fileRule('names are kebab-case', ({ path }) =>
    isSource(path)
      ? namesIn(path)
          .filter((name) => !kebabCase.test(name) && !namedOutside.has(name))
          .map(calling)
      : [],
  ),
  fileRule('names say what is inside', ({ path }) =>
    namesIn(path)
      .filter((name) => vague.test(name))
      .map(calling),
  ),
  fileRule('nothing is left for later', ({ path, text }) => {
    const word = unfinished.exec(text)?.[1]
    return isSource(path) && word ? [`says ${word}`] : []
  }),
  moduleRule('no file passes on what another made', ({ path, exports }) =>
    // What a JSX runtime has to export is React's.
    path.endsWith('/jsx/jsx-runtime.ts')
      ? []
      : exports.filter(({ isPassedOn }) => isPassedOn).map(({ name }) => `passes on ${name}`),
  ),
  moduleRule('there are no default exports', ({ path, exports }) =>
    exports.some(({ name }) => name === 'default') && fileName(path) !== 'vite.config.ts'
      ? ['has a default export']
      : [],
  ),
  { name: 'no modules import each other in a circle', findOffenses: findCircles },
]

const calling = (name: string) => `is called ${name}`

/** The folders of a path and the file's own name, without its endings (`.suite.ts`, `.unit.ts`). */
function namesIn(path: string): string[] {
  const names = path.split('/')
  return [
    ...names.slice(0, -1),
    fileName(path).replace(/(\.(test|unit|suite|redis|full|config|d))?\.\w+$/, ''),
  ].filter((name) => !name.startsWith('.'))
}

// Imports of types count: two files that need each other's types are one subject.
function findCircles({ modules }: Sources) {
  const nexts = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.filter(({ isPackage }) => !isPackage).map(({ target }) => target),
    ]),
  )
  const done = new Set<string>()
  const offenses: { path: string; what: string }[] = []
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      const circle = [...trail.slice(trail.indexOf(path)), path]
      offenses.push({
        path,
        what: `imports itself through ${circle.slice(1, -1).join(', ') || 'nobody else'}`,
      })
      return
    }
    if (done.has(path)) return
    for (const next of nexts.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const { path } of modules) walk(path, [])
  return offenses
}

import { type Span, Visitor } from 'oxc-parser'
import type { Module } from './read-module.ts'
import { fileRule, moduleRule, type Rule, type Sources } from './rule.ts'

const mostLines = 250
const mostFiles = 24
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
  moduleRule('a file has one subject, and at most 250 lines beside its tables of values', (module) => {
    const lines = countLines(module)
    return isApplication(module.path) && lines > mostLines ? [`has ${lines} lines`] : []
  }),
  fileRule('nothing is left for later', ({ path, text }) => {
    const word = unfinished.exec(text)?.[1]
    return isSource(path) && word ? [`says ${word}`] : []
  }),
  moduleRule('no file passes on what another made', ({ exports }) =>
    exports.filter(({ isPassedOn }) => isPassedOn).map(({ name }) => `passes on ${name}`),
  ),
  moduleRule('there are no default exports', ({ path, exports }) =>
    exports.some(({ name }) => name === 'default') && fileName(path) !== 'vite.config.ts'
      ? ['has a default export']
      : [],
  ),
  { name: 'no modules import each other in a circle', findOffenses: findCircles },
  { name: `a folder of sources holds at most ${mostFiles} files`, findOffenses: findFullFolders },
]

const calling = (name: string) => `is called ${name}`
const isApplication = (path: string) => /^packages\/[^/]+\/src\//.test(path)

/** The folders of a path and the file's own name, without its endings (`.test.ts`, `.unit.ts`). */
function namesIn(path: string): string[] {
  const names = path.split('/')
  return [...names.slice(0, -1), fileName(path).replace(/(\.(test|unit|suite|config|d))?\.\w+$/, '')].filter(
    (name) => !name.startsWith('.'),
  )
}

/** The lines of a module, where a list or a table of plain values counts as one. */
function countLines({ program, text }: Module): number {
  const tables: Span[] = []
  const functions: Span[] = []
  const note = (span: Span) => functions.push(span)
  new Visitor({
    VariableDeclarator(declarator) {
      let value = declarator.init
      while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression')
        value = value.expression
      if (value?.type === 'ArrayExpression' || value?.type === 'ObjectExpression') tables.push(declarator)
    },
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(program)
  const surrounds = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end
  const plain = tables.filter(
    (table) => !functions.some((one) => surrounds(table, one) || surrounds(one, table)),
  )
  const lines = (from: number, to: number) => text.slice(from, to).trimEnd().split('\n').length
  return plain.reduce((left, { start, end }) => left - lines(start, end) + 1, lines(0, text.length))
}

function findFullFolders({ files }: Sources) {
  const folders = Map.groupBy(
    files.filter(({ path }) => isApplication(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  )
  return [...folders]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([path, inside]) => ({ path, what: `holds ${inside.length} files` }))
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

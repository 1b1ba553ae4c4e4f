import { fileRule, type Rule } from './rule.ts'

const isCode = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path)
// These two name the offenses that they find or plant.
const isRuleItself = (path: string) =>
  /^tests\/architecture\/(public-interface-rules|offenders\.suite)\.ts$/.test(path)

/** A rule against what a pattern finds in code; each distinct find is an offense. */
function codeRule(name: string, pattern: RegExp): Rule {
  return fileRule(name, ({ path, text }) =>
    isCode(path) && !isRuleItself(path) ? [...new Set(text.match(pattern))].map((find) => `has ${find}`) : [],
  )
}

const privateFields = [
  // Of Node's messages and streams.
  ...['header', 'headerSent', 'httpMessage', 'storeHeader', 'handle', 'writableState', 'readableState'].map(
    (name) => `\\b_${name}\\b`,
  ),
  // Of React's elements and components.
  '__reactFiber',
  '__reactProps',
  '_reactInternals?',
].join('|')

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|\bresolve\(\s*)(['"`])([^'"`\n]+)\1/g
// A package that declares no exports lets anybody reach these.
const innerFolders = /^(?:@[\w.-]+\/)?[\w-][\w.-]*\/(?:.*\/)?(?:lib|cjs|esm|umd|dist|build|internal)\//

/** Paths that their package's documentation names, for want of exports. */
const documentedPaths = /^csp_evaluator\/dist\/(?:evaluator|finding|parser)\.js$/

/** Of those that Node documents, the ones that are of use here. */
const documentedFlags = new Set([
  ...['--import', '--max-semi-space-size', '--max-old-space-size'],
  ...[
    '--version',
    '--eval',
    '-e',
    '--input-type',
    '--test',
    '--enable-source-maps',
    '--report-on-fatalerror',
  ],
])

// What follows a Node that is started: in a shell, as a list in a program or a Dockerfile, or in the environment.
const starts = [
  /(?:^|[\s"'`;&|])node((?:\s+[^\s"'`;&|]+)+)/gm,
  /\b(?:spawn|spawnSync|execFile|execFileSync|fork|runCommand|runProgram)\(\s*(?:node|process\.execPath)\s*,\s*\[([^\]]*)\]/g,
  /\[\s*['"]?(?:node|process\.execPath)['"]?\s*,([^\]]*)\]/g,
  /\bexecArgv\s*:\s*\[([^\]]*)\]/g,
  /\bNODE_OPTIONS['"]?\s*[=:]\s*['"`]?([^'"`\n]*)/g,
]
const startsNode = (path: string) =>
  /(^|\/)package\.json$|(^|\/)Dockerfile$/.test(path) || (isCode(path) && !isRuleItself(path))

/** The flags that stand before the program, without their values. */
function flagsOf(words: string): string[] {
  const flags: string[] = []
  let isValue = false
  for (const word of words.split(/[\s,"'`]+/).filter(Boolean)) {
    if (word.startsWith('-')) flags.push(word.replace(/=.*/s, '').replaceAll('_', '-'))
    else if (!isValue) break
    isValue = word === '--import'
  }
  return flags
}

/** Nothing of ours reaches past what Node, V8 and the libraries document. */
export const publicInterfaceRules: Rule[] = [
  codeRule('private fields are left alone', new RegExp(privateFields, 'g')),
  fileRule('a package is imported by what it exports', ({ path, text }) =>
    isCode(path) && !isRuleItself(path)
      ? [...text.matchAll(specifier)]
          .map(([, , name = '']) => name)
          .filter((name) => innerFolders.test(name) && !documentedPaths.test(name))
          .map((name) => `imports ${name}`)
      : [],
  ),
  fileRule('Node is started with documented flags alone', ({ path, text }) =>
    startsNode(path)
      ? starts
          .flatMap((start) => [...text.matchAll(start)])
          .flatMap(([, words = '']) => flagsOf(words))
          .filter((flag) => !documentedFlags.has(flag))
          .map((flag) => `starts node with ${flag}`)
      : [],
  ),
  codeRule(
    'the engine is left to itself',
    /\bglobal(?:This)?\.gc\b|\bsetFlagsFromString\b|%[A-Z]\w+\(|--(?:expose[-_]gc|allow[-_]natives[-_]syntax)\b/g,
  ),
  codeRule('parts of Node are imported', /\bgetBuiltinModule\b/g),
  fileRule('no source of a library is read or rewritten', ({ path, text }) => {
    if (!isCode(path) || isRuleItself(path) || !text.includes('node_modules')) return []
    const transforms = /\btransform(?:IndexHtml)?\s*[:(]|\bload\s*[:(]\s*\{?\s*(?:id|filter)/.test(text)
    const reads = /\breadFile(?:Sync)?\([^)]*node_modules\/(?!\.)/.test(text)
    return transforms || reads ? ['handles sources in node_modules'] : []
  }),
]

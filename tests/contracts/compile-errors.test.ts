import t from 'tap'
import { compileWith, type PlantedFile, realText } from './compile-with.ts'

/** A way to forget something: a real file without one of its lines, or a new file. */
interface Offence {
  forgets: string
  files: PlantedFile[]
  /** Path of the file that must not compile, and what the compiler must say. */
  path: string
  says: RegExp
}

/** `a/login.ts` becomes `a/login.offence.ts`, which stands beside the real one. */
const beside = (path: string) => path.replace(/\.ts$/, '.offence.ts')

/** The real file, with one passage changed. */
function changed(path: string, passage: string, replacement = ''): PlantedFile {
  const text = realText(path)
  if (!text.includes(passage)) throw new Error(`${path} has no ${JSON.stringify(passage)} to change`)
  return { path: beside(path), text: text.replace(passage, replacement) }
}

function offence(forgets: string, says: RegExp, file: PlantedFile, ...others: PlantedFile[]): Offence {
  return { forgets, says, path: file.path, files: [file, ...others] }
}

const errorsOf = (language: string) => `packages/web/src/i18n/locales/${language}/errors.ts`
const localeOf = (language: string) => `packages/web/src/i18n/locales/${language}/locale.ts`
const textOf = (language: string) =>
  /^ {2}accountLocked: .*\n/m.exec(realText(errorsOf(language)))?.[0] ?? 'no such text'

const translations = ['php', 'cn'].map((language) => ({
  ...offence(
    `the ${language} text of an error`,
    /'accountLocked' is missing/,
    changed(localeOf(language), "'./errors.ts'", "'./errors.offence.ts'"),
    changed(errorsOf(language), textOf(language)),
  ),
}))

const handlerOf = (code: string): PlantedFile => ({
  path: `packages/bff/src/operations/session/login.${code}.ts`,
  text: [
    "import type { Handler } from '../../http/handler.ts'",
    '',
    `export const login: Handler<'login'> = async (_, { fail }) => fail('${code}')`,
    '',
  ].join('\n'),
})

const offences: Offence[] = [
  offence(
    'a handler',
    /'listMatches' is missing/,
    changed('packages/bff/src/operations.ts', '  listMatches,\n'),
  ),
  offence(
    'an example',
    /'listMatches' is missing/,
    changed('packages/contracts/src/examples.ts', '  listMatches: listMatchesExample,\n'),
  ),
  offence(
    'a field of an example',
    /'token' is missing/,
    changed('packages/contracts/src/player/get-balance.ts', ", token: '20.00'"),
  ),
  offence(
    'the English text of an error',
    /does not satisfy the expected type/,
    changed(errorsOf('en'), textOf('en')),
  ),
  ...translations,
  offence(
    'the texts of an error for support and operators',
    /'accountMisspelt' does not exist/,
    changed('packages/bff/src/observability/guidance.ts', 'accountLocked: {', 'accountMisspelt: {'),
  ),
  offence(
    'to add an error to the table before an operation declares it',
    /not assignable to type 'never'/,
    changed('packages/contracts/src/session/login.ts', 'accountLocked: 423', 'accountMelted: 423'),
  ),
  offence(
    'to declare the code that a handler answers with',
    /'"gameUnavailable"' is not assignable/,
    handlerOf('gameUnavailable'),
  ),
]

// The same program holds the real file beside each offender, so a message about it alone proves both.
const fine = [handlerOf('accountLocked'), handlerOf('tooManyRequests')]

t.test('what is forgotten does not compile', async (t) => {
  const messages = await compileWith([...offences.flatMap(({ files }) => files), ...fine])
  for (const { forgets, path, says } of offences) {
    t.match(messages.get(path)?.join('\n') ?? 'compiles', says, `forgetting ${forgets}`)
  }
  const innocent = [...offences.flatMap(({ files }) => files), ...fine].map(({ path }) =>
    path.replace('.offence', ''),
  )
  const guilty = new Set(offences.map(({ path }) => path))
  for (const path of innocent.filter((path) => !guilty.has(path))) {
    t.strictSame(messages.get(path) ?? [], [], `${path} without the offence compiles`)
  }
})

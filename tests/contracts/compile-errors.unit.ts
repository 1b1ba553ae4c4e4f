import t from 'tap'
import { compileWith, type PlantedFile, realText } from './compile-with.ts'

/** An omission that must not compile: changed copies of real files, or a new file. */
interface Omission {
  omitted: string
  files: PlantedFile[]
  /** Path of the file that must not compile, and the expected error. */
  path: string
  error: RegExp
}

/** The path of a changed copy next to the real file: `a/login.ts` gives `a/login.changed.ts`. */
const copyPath = (path: string) => path.replace(/\.ts$/, '.changed.ts')

/** A copy of a real file with one passage replaced. */
function changed(path: string, passage: string, replacement = ''): PlantedFile {
  const text = realText(path)
  if (!text.includes(passage)) throw new Error(`${path} has no ${JSON.stringify(passage)} to change`)
  return { path: copyPath(path), text: text.replace(passage, replacement) }
}

function omission(omitted: string, error: RegExp, file: PlantedFile, ...others: PlantedFile[]): Omission {
  return { omitted, error, path: file.path, files: [file, ...others] }
}

const errors = 'packages/web/src/i18n/locales/en/errors.ts'
const text = /^ {2}accountLocked: .*\n/m.exec(realText(errors))?.[0] ?? 'no such text'

const handlerOf = (code: string): PlantedFile => ({
  path: `packages/bff/src/areas/session/login.${code}.ts`,
  text: [
    "import type { Handler } from '../handler.ts'",
    '',
    `export const login: Handler<'login'> = async (_, { fail }) => fail('${code}')`,
    '',
  ].join('\n'),
})

const omissions: Omission[] = [
  omission(
    'a handler',
    /'listMatches' is missing/,
    changed('packages/bff/src/areas/games/handlers.ts', '  listMatches: fromSite(matches),\n'),
  ),
  omission(
    'what a call of the platform needs of the request',
    /Argument of type 'PlatformCall<\{ id: string; \}/,
    changed(
      'packages/bff/src/areas/inbox/handlers.ts',
      'forward(platform.inboxRead)',
      'forward(platform.inboxDelete)',
    ),
  ),
  omission('an example', /Expected 2 arguments/, {
    path: 'packages/contracts/src/areas/unfinished.ts',
    text: [
      "import * as z from 'zod/mini'",
      "import { operation } from '../operation.ts'",
      "const declaration = { method: 'GET', path: '/api/x', access: 'anyone', limit: 'reads', shows: 'part' } as const",
      'export const listNothing = operation({ ...declaration, response: z.object({}) })',
      '',
    ].join('\n'),
  }),
  omission(
    'where its failure shows',
    /'shows' is missing/,
    changed('packages/contracts/src/areas/kyc.ts', "    shows: 'part',\n"),
  ),
  omission(
    'a field of an example',
    /'token' is missing/,
    changed('packages/contracts/src/areas/player.ts', ", token: '20.00'"),
  ),
  omission('the English text of an error', /does not satisfy the expected type/, changed(errors, text)),
  omission(
    'the texts of an error for support and operators',
    /'accountMisspelt' does not exist/,
    changed('packages/bff/src/observability/guidance.ts', 'accountLocked: {', 'accountMisspelt: {'),
  ),
  omission(
    'an error code in the table that an operation declares',
    /'"accountMelted"' is not assignable/,
    changed('packages/contracts/src/areas/session/session.ts', "'accountLocked'", "'accountMelted'"),
  ),
  omission(
    'the declaration of an error code that a handler responds with',
    /'"gameUnavailable"' is not assignable/,
    handlerOf('gameUnavailable'),
  ),
]

// The program also contains the real files, which must compile: the errors come from the omissions alone.
const valid = [handlerOf('accountLocked'), handlerOf('tooManyRequests')]

t.test('an omission does not compile', async (t) => {
  const files = [...omissions.flatMap(({ files }) => files), ...valid]
  const messages = await compileWith(files)
  for (const { omitted, path, error } of omissions) {
    t.match(messages.get(path)?.join('\n') ?? 'compiles', error, `without ${omitted}`)
  }
  const invalidPaths = new Set(omissions.map(({ path }) => path))
  const realPaths = files.map(({ path }) => path.replace('.changed', ''))
  for (const path of realPaths.filter((path) => !invalidPaths.has(path))) {
    t.strictSame(messages.get(path) ?? [], [], `${path} compiles`)
  }
})

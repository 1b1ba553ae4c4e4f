import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runProgram } from '../support/run-program.ts'

/** A source file to compile together with the real ones. */
export interface PlantedFile {
  /** Path relative to the repository. */
  path: string
  text: string
}

const packages = ['packages/contracts', 'packages/bff', 'packages/web']
const copied = ['packages/contracts/src', 'packages/bff/src', 'packages/web/src/i18n']

/** The text of a real file of the repository. */
export function realText(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

/**
 * Runs the TypeScript compiler, with the repository's settings, on a copy of the sources and additional files.
 * @returns the compiler's errors by path; files without errors are absent
 */
export async function compileWith(planted: readonly PlantedFile[]): Promise<Map<string, string[]>> {
  const root = mkdtempSync(join(tmpdir(), 'marquee-compile-'))
  try {
    for (const folder of copied) cpSync(join(projectRoot, folder), join(root, folder), { recursive: true })
    for (const { path, text } of planted) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    for (const folder of ['.', ...packages]) {
      const modules = join(projectRoot, folder, 'node_modules')
      if (existsSync(modules)) symlinkSync(modules, join(root, folder, 'node_modules'))
    }
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module' }))
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings))
    const compiler = join(projectRoot, 'node_modules/.bin/tsc')
    const { output } = await runProgram(compiler, ['-p', root, '--pretty', 'false'], { cwd: root })
    return parseMessages(output)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const settings = {
  extends: join(projectRoot, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    noEmit: true,
    types: ['node'],
    // Resolves to the copied contracts instead of those in node_modules.
    paths: { '@marquee/contracts/*': ['./packages/contracts/src/*.ts'] },
  },
  include: ['packages'],
}

function parseMessages(output: string): Map<string, string[]> {
  const messages = output.split('\n').flatMap((line) => {
    const [, path, message] = /^([^\s(][^(]*)\(\d+,\d+\): error (.*)$/.exec(line) ?? []
    if (path && message) return [{ path, message }]
    // Indented lines continue the previous message; any other line is about the whole run.
    return line === '' || line.startsWith(' ') ? [] : [{ path: 'the compiler', message: line }]
  })
  return new Map(
    [...Map.groupBy(messages, ({ path }) => path)].map(([path, all]) => [
      path,
      all.map(({ message }) => message),
    ]),
  )
}

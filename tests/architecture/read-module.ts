import { posix } from 'node:path'
import { type ParseResult, parseSync } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'

/** An import of a module: of a file of the repository, or of a package. */
export interface Import {
  specifier: string
  /** Path of the file meant, or the specifier itself where it names a package or a part of Node. */
  target: string
  isPackage: boolean
  /** The import leaves no trace at run time. */
  isTypeOnly: boolean
  /** The import is an expression, evaluated when its code runs. */
  isDynamic: boolean
}

/** A TypeScript file, parsed. */
export interface Module extends SourceFile {
  program: ParseResult['program']
  imports: Import[]
  exports: Export[]
}

/** The one module by which a package is reached, by the name that its package.json gives it. */
export const doors: Readonly<Record<string, string>> = {
  '@marquee/studio/mount-studio': 'packages/studio/src/server/mount-studio.ts',
  '@marquee/demo-games': 'packages/demo-games/src/demo-games.ts',
  '@marquee/web/jsx-runtime': 'packages/web/src/jsx/jsx-runtime.ts',
}

/** A name that a module offers; `isPassedOn` when it only passes on what another module made. */
export interface Export {
  name: string
  isPassedOn: boolean
}

/**
 * Parses a file and finds what it imports and exports.
 * @throws when the file is not TypeScript, so that no file is ever left unread
 */
export function readModule(file: SourceFile): Module {
  const { program, module, errors } = parseSync(file.path, file.text)
  if (errors[0]) throw new Error(`${file.path} cannot be parsed: ${errors[0].message}`)
  const imports = module.staticImports.map(({ moduleRequest, entries }) =>
    toImport(file, moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^$]+)\1$/.exec(file.text.slice(start, end))
    return literal?.[2] ? [{ ...toImport(file, literal[2], false), isDynamic: true }] : []
  })
  const imported = new Set(
    module.staticImports.flatMap((one) => one.entries.map((entry) => entry.localName.value)),
  )
  const entries = module.staticExports.flatMap((one) => one.entries)
  const passedOn = entries.flatMap(({ moduleRequest, isType }) =>
    moduleRequest ? [toImport(file, moduleRequest.value, isType)] : [],
  )
  const exports = entries.map(({ exportName, localName, moduleRequest }) => ({
    name: exportName.name ?? (String(exportName.kind) === 'Default' ? 'default' : '*'),
    isPassedOn: moduleRequest !== null || imported.has(localName.name ?? ''),
  }))
  return { ...file, program, imports: [...imports, ...dynamic, ...passedOn], exports }
}

function toImport({ path }: SourceFile, specifier: string, isTypeOnly: boolean): Import {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier.replace(/\?\w+$/, ''))
    return { specifier, target, isPackage: false, isTypeOnly, isDynamic: false }
  }
  const [, place, rest] = /^#([a-z-]+)\/(.+)$/.exec(specifier) ?? []
  if (place && rest) {
    const target =
      place === 'scripts' || place === 'workshop' ? `${place}/${rest}` : `packages/${place}/src/${rest}`
    return { specifier, target, isPackage: false, isTypeOnly, isDynamic: false }
  }
  const contract = /^@marquee\/contracts\/(.+)$/.exec(specifier)?.[1]
  const target = contract ? `packages/contracts/src/${contract}.ts` : doors[specifier]
  if (target) {
    return { specifier, target, isPackage: false, isTypeOnly, isDynamic: false }
  }
  return { specifier, target: specifier, isPackage: true, isTypeOnly, isDynamic: false }
}

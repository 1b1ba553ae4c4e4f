import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runProgram } from '../support/run-program.ts'

/** A manifest, as far as it says what it is. */
export interface Manifest {
  apiVersion: string
  kind: string
}

/** Where the types of a manifest are: those of Prometheus come with its operator, the others with Kubernetes. */
const typesOf = ({ apiVersion, kind }: Manifest) =>
  `import('${apiVersion.startsWith('monitoring.coreos.com/') ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models'}/${apiVersion}').I${kind}`

/**
 * What is wrong with manifests by Kubernetes' own schemas: fields that do not exist, that are missing, or of another
 * type. The schemas of kubernetes-models let unknown fields pass; its types, which are made of them, do not.
 */
export async function kubernetesMistakes(manifests: readonly Manifest[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-manifests-'))
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const source = manifests.map(
      (manifest) => `;(${JSON.stringify(manifest, null, 1)}) satisfies ${typesOf(manifest)}`,
    )
    writeFileSync(join(folder, 'manifests.ts'), `${source.join('\n')}\nexport {}\n`)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024']
    const tsc = join(projectRoot, 'node_modules/.bin/tsc')
    const args = [...options, '--types', '', '--pretty', 'false', 'manifests.ts']
    const { status, output } = await runProgram(tsc, args, { cwd: folder })
    const lines = source.join('\n').split('\n')
    return status === 0
      ? []
      : output
          .trim()
          .split('\n')
          .map((mistake) => `${lines[Number(/\((\d+),/.exec(mistake)?.[1]) - 1]?.trim()}: ${mistake}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

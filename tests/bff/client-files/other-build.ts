import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { openClientFiles } from '#bff/client-files/client-files.ts'
import { createFileSignature } from '#bff/client-files/stored-file.ts'
import type { RedisLink } from '#bff/shared-state/redis/redis-link.ts'

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 7)

/** The keys that all gateways of a test have. */
export const sessionKeys = randomBytes(32).toString('base64url')

/** What a build is kept under. */
export const keptId = (id: string, keys = sessionKeys) =>
  `${id}.${createFileSignature([Buffer.from(keys, 'base64url')]).tag}`

/** A build of the client that the running gateway does not have, and a way to keep it as its own gateway would. */
export function otherBuild(folder: string, id: string, extra: Readonly<Record<string, string>> = {}) {
  const script = `export const build = '${id}';${'// a line to compress\n'.repeat(100)}`
  const style = `.${id}{color:red}`
  const font = randomBytes(400)
  const scriptName = `entry-client-${hashOf(script)}.js`
  const styleName = `page-${hashOf(style)}.css`
  const fontName = `font-latin-${hashOf(id)}.woff2`
  const clientFolder = join(folder, id)
  const assets = join(clientFolder, 'assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, scriptName), script)
  writeFileSync(join(assets, `${scriptName}.br`), brotliCompressSync(script))
  writeFileSync(join(assets, styleName), style)
  writeFileSync(join(assets, fontName), font)
  for (const [name, text] of Object.entries(extra)) writeFileSync(join(assets, name), text)
  const notices: { event: string; facts: object | undefined }[] = []

  /** What the gateway of this build has, with the places that are named. */
  function open({ link, directory, keys = sessionKeys }: Places) {
    return openClientFiles(directory, {
      bundle: { buildId: id, clientFolder },
      secrets: [Buffer.from(keys, 'base64url')],
      link,
      log: { notice: (_level, event, facts) => void notices.push({ event, facts }) },
    })
  }

  return { id: keptId(id), script, style, font, scriptName, styleName, fontName, open, notices }
}

interface Places {
  link?: RedisLink
  directory?: string
  /** Other secrets than those of the test's gateways. */
  keys?: string
}

import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** Which Marquee this is: in the log at start, in `/livez` and in the metrics. */
export interface Release {
  /** Of the product, such as `0.1.0`. */
  version: string
  /** The commit that the image was built from; `unknown` in a checkout. */
  revision: string
  /** Names the built client; every page has it, as `buildId`. */
  build: string
}

const Manifest = z.object({ version: z.string() })
const manifestFile = new URL('../../package.json', import.meta.url)

/** Adds the product's version, which its package says. */
export function describeRelease(revision: string, build: string): Release {
  const { version } = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  return { version, revision, build }
}

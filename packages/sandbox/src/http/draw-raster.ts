import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'

// Whoever resizes a picture compresses it again.
const quality = 88
// 0 to 6: above this, encoding takes longer and hardly saves bytes.
const effort = 2

/** Makes a WebP of an SVG that has a size. */
export type DrawRaster = (svg: string) => Promise<Buffer>

/**
 * Makes what draws pictures, one at a time for each core but one: a page asks for dozens at once, and its own answer
 * needs a core too.
 * @param folder keeps what was drawn for the next start, in a file for each picture by its content
 */
export function createDrawRaster(folder: string | undefined): DrawRaster {
  const limit = pLimit(Math.max(1, availableParallelism() - 1))
  return async (svg) => {
    if (folder === undefined) return limit(() => draw(svg))
    const file = join(folder, `${createHash('sha1').update(svg).digest('hex')}.webp`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const picture = await limit(() => draw(svg))
    // A disk that is full costs the next start time, but nobody a picture.
    await keep(file, picture).catch(() => {})
    return picture
  }
}

/** Writes a file that is whole or not there, whoever else writes it. */
async function keep(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, content)
  await rename(draft, file)
}

// A gateway in the same process, as in tests, lets no SVG in from its first picture on, which may come meanwhile.
const draw = (svg: string): Promise<Buffer> => drawOnce(svg).catch(() => drawOnce(svg))

// Imported with the first picture: a start needs none.
async function drawOnce(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp(Buffer.from(svg)).webp({ quality, effort }).toBuffer()
}

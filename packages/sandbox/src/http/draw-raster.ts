import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
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
    return (await readKept(file)) ?? keep(file, await limit(() => draw(svg)))
  }

  async function keep(file: string, picture: Buffer): Promise<Buffer> {
    await mkdir(folder ?? '', { recursive: true })
    // Whole or not there, even if the process ends meanwhile.
    await writeFile(`${file}.new`, picture)
    await rename(`${file}.new`, file)
    return picture
  }
}

const readKept = (file: string) => readFile(file).catch(() => undefined)

// Imported with the first picture: a start needs none.
async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).webp({ quality, effort }).toBuffer()
}

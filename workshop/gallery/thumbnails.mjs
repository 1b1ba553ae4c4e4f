import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { shotName } from './views.mjs'

const pictures = join(projectRoot, 'packages/sandbox/src/showcase/pictures')
const size = { width: 560, height: 350 }
const desktop = { width: 512, height: 320 }
const phone = { width: 124, height: 268 }
const quality = 38

/**
 * Writes a template's picture for the sandbox's index: its home page on a desktop, and on a phone before it.
 * @param {string} folder of the gallery, with both photographs
 * @param {string} label
 * @returns {Promise<string>} the picture's file
 */
export async function writeThumbnail(folder, label) {
  mkdirSync(pictures, { recursive: true })
  const [wide, narrow] = await Promise.all([
    screen(join(folder, shotName(label, 'home', 1440)), desktop, 8),
    screen(join(folder, shotName(label, 'home', 390)), phone, 14),
  ])
  const file = join(pictures, `${label}.webp`)
  await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([
      { input: wide, left: 0, top: 0 },
      { input: frame(phone, 16), left: size.width - phone.width - 4, top: size.height - phone.height - 4 },
      { input: narrow, left: size.width - phone.width - 2, top: size.height - phone.height - 2 },
    ])
    .webp({ quality, alphaQuality: 60, effort: 6 })
    .toFile(file)
  return file
}

/** The bytes of all pictures of the index. */
export const thumbnailBytes = () =>
  readdirSync(pictures).reduce((bytes, file) => bytes + statSync(join(pictures, file)).size, 0)

/**
 * The first screen of a photograph, with round corners.
 * @param {string} file
 * @param {{ width: number, height: number }} box
 * @param {number} radius
 */
const screen = (file, box, radius) =>
  sharp(file)
    .resize({ ...box, fit: 'cover', position: 'top' })
    .composite([{ input: rectangle(box, radius, '#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer()

/**
 * The dark edge of a phone.
 * @param {{ width: number, height: number }} box
 * @param {number} radius
 */
const frame = ({ width, height }, radius) =>
  rectangle({ width: width + 4, height: height + 4 }, radius, '#101014')

/**
 * @param {{ width: number, height: number }} box
 * @param {number} radius
 * @param {string} fill
 */
const rectangle = ({ width, height }, radius, fill) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/></svg>`,
  )

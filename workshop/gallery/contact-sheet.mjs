import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { shotName, widths } from './views.mjs'

const gapPx = 16
const paper = '#808080'
/** How wide a picture of each screen lies on the sheet. */
const shownWidths = new Map([
  [390, 260],
  [820, 300],
  [1440, 480],
])
/** The first screens, in gray. */
const thumbnails = new Map([
  [390, { width: 195, height: 420 }],
  [820, { width: 195, height: 280 }],
  [1440, { width: 390, height: 243 }],
])
const grayViews = ['home', 'lobby', 'account', 'login']

/**
 * Lays a template's pictures on one sheet: a row per width.
 * @param {string} folder
 * @param {string} label
 * @param {readonly import('./photograph.mjs').Shot[]} shots
 * @returns {Promise<string>} the sheet's file
 */
export async function layTemplateSheet(folder, label, shots) {
  const rows = await Promise.all(
    widths.map((width) =>
      Promise.all(
        shots
          .filter((shot) => shot.width === width)
          .map(({ file }) =>
            sharp(join(folder, file))
              .resize({ width: shownWidths.get(width) ?? width })
              .toBuffer({ resolveWithObject: true }),
          ),
      ),
    ),
  )
  return lay(rows, join(folder, `sheet-${label}.png`))
}

/**
 * Lays the gray thumbnails of all templates side by side, one sheet per view and width: no two may be taken for each
 * other.
 * @param {string} folder
 * @param {readonly string[]} labels
 * @returns {Promise<string[]>} the sheets' files
 */
export async function layGraySheets(folder, labels) {
  const sheets = grayViews.flatMap((view) => widths.map((width) => ({ view, width })))
  const files = await Promise.all(
    sheets.map(async ({ view, width }) => {
      const taken = labels.filter((label) => existsSync(join(folder, shotName(label, view, width))))
      if (taken.length === 0) return []
      const size = thumbnails.get(width) ?? { width: 195, height: 280 }
      const perRow = Math.floor(1600 / size.width)
      const pictures = await Promise.all(
        taken.map((label) =>
          sharp(join(folder, shotName(label, view, width)))
            .resize({ ...size, fit: 'cover', position: 'top' })
            .grayscale()
            .toBuffer({ resolveWithObject: true }),
        ),
      )
      const rows = Array.from({ length: Math.ceil(pictures.length / perRow) }, (_, row) =>
        pictures.slice(row * perRow, (row + 1) * perRow),
      )
      return [await lay(rows, join(folder, `gray-${view}-${width}.png`))]
    }),
  )
  return files.flat()
}

/**
 * @param {{ data: Buffer, info: { width: number, height: number } }[][]} rows
 * @param {string} file
 */
async function lay(rows, file) {
  let top = gapPx
  let sheetWidth = 0
  const pieces = []
  for (const row of rows) {
    let left = gapPx
    for (const { data, info } of row) {
      pieces.push({ input: data, left, top })
      left += info.width + gapPx
    }
    sheetWidth = Math.max(sheetWidth, left)
    top += Math.max(0, ...row.map(({ info }) => info.height)) + gapPx
  }
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: paper } })
    .composite(pieces)
    .png()
    .toFile(file)
  return file
}

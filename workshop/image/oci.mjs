import { createReadStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { buildah, imageFolder } from './buildah.mjs'

/** @typedef {{ digest: string, layers: { digest: string, size: number }[], folder: string }} Pushed */

/**
 * Writes an image to a folder in the OCI image layout, with compressed layers.
 * @param {string} image
 * @param {string} name of the folder
 * @returns {Promise<Pushed>}
 */
export async function pushImage(image, name) {
  const folder = join(imageFolder, 'oci', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await buildah(['push', '--quiet', image, `oci:${folder}:${name}`])
  const { manifests } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const [{ digest }] = manifests
  const { layers } = JSON.parse(readFileSync(blobFile(folder, digest), 'utf8'))
  return { digest, layers, folder: `${folder}:${name}` }
}

/**
 * The bytes that an image adds to its base image.
 * @param {Pushed} image
 * @param {number} baseLayers number of layers of the base image
 * @returns {Promise<{ compressed: number, unpacked: number }>}
 */
export async function addedSize(image, baseLayers) {
  const own = image.layers.slice(baseLayers)
  const folder = image.folder.slice(0, image.folder.lastIndexOf(':'))
  const unpacked = await Promise.all(own.map(({ digest }) => unpackedBytes(blobFile(folder, digest))))
  return { compressed: sum(own.map(({ size }) => size)), unpacked: sum(unpacked) }
}

/**
 * The number of layers of an image.
 * @param {string} image
 */
export async function countLayers(image) {
  const { OCIv1 } = JSON.parse(await buildah(['inspect', '--type', 'image', image]))
  return OCIv1.rootfs.diff_ids.length
}

/** @param {Pushed} image */
export const compressedBytes = ({ layers }) => sum(layers.map(({ size }) => size))

/**
 * @param {string} folder
 * @param {string} digest
 */
const blobFile = (folder, digest) => join(folder, 'blobs', digest.replace(':', '/'))

/** @param {string} file */
async function unpackedBytes(file) {
  let bytes = 0
  const count = new Writable({
    write(chunk, _encoding, done) {
      bytes += chunk.length
      done()
    },
  })
  await pipeline(createReadStream(file), createGunzip(), count)
  return bytes
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)

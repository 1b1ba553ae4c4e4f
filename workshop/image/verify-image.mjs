// npm run tool -- image: builds the image twice, compares the two builds, runs it as a container and prints its size.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveCommand } from '#scripts/image/serve-command.mjs'
import { requireTools } from '#scripts/setup/install-packages.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { showCommand } from '#scripts/setup/run-command.mjs'
import { runScript, ScriptError } from '#scripts/setup/run-script.mjs'
import { makeBaseImage } from './base-image.mjs'
import { buildImage, currentRevision } from './build-image.mjs'
import { imageFolder } from './buildah.mjs'
import { unpackBundle } from './container.mjs'
import { imageConfigErrors, imageDifferences } from './image-rules.mjs'
import { addedSize, compressedBytes, countLayers, pushImage } from './oci.mjs'

const tools = { buildah: 'buildah', umoci: 'umoci', runc: 'runc', debootstrap: 'debootstrap', ip: 'iproute2' }
/** @type {{ version: string, scripts: { serve: string } }} */
const { version, scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

await runScript(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new ScriptError(
      'npm run tool -- image needs root on Linux: it unpacks images and starts containers.',
    )
  }
  await requireTools('npm run tool -- image', tools)
  mkdirSync(imageFolder, { recursive: true })
  const base = process.env.NODE_IMAGE || (await makeBaseImage(process.execPath))
  const { pushed, config, sandbox } = await build(base)
  await report(pushed, await countLayers(base))
  const gateway = await unpackBundle(pushed, 'gateway')
  reportPackages(gateway)
  const plan = {
    bundles: {
      gateway,
      sandbox: await unpackBundle(await pushImage(sandbox.name, 'sandbox'), 'sandbox'),
    },
    healthcheck: config.Healthcheck?.Test.slice(1) ?? [],
  }
  return runContainers(plan)
})

/** @param {string} base */
async function build(base) {
  const facts = { base, version, revision: await currentRevision() }
  console.log(`Building the image on ${base}, for the first of two times (a few minutes each) …`)
  const gateway = await buildImage({ ...facts, target: 'gateway', tag: 'first' })
  const { config } = gateway.description
  const errors = imageConfigErrors(config, { ...facts, command: serveCommand(scripts.serve) })
  if (errors.length > 0) throw new ScriptError(`✖ image configuration: ${errors.join('; ')}`)
  console.log('✔ the image configuration is complete')
  console.log('Building it again …')
  const second = await buildImage({ ...facts, target: 'gateway', tag: 'second' })
  const pushed = await comparePushed(gateway, second)
  console.log('Building the demo platform …')
  const sandbox = await buildImage({ ...facts, target: 'sandbox', tag: 'first' })
  return { pushed, config, sandbox }
}

/**
 * Pushes two builds of the gateway, whose digests must be the same.
 * @param {import('./build-image.mjs').BuiltImage} first
 * @param {import('./build-image.mjs').BuiltImage} second
 */
async function comparePushed(first, second) {
  const pushed = await pushImage(first.name, 'gateway')
  const again = await pushImage(second.name, 'gateway-again')
  // Docker's format has fields that are not pushed, such as the health check.
  const differences = imageDifferences(first.description, second.description)
  if (pushed.digest !== again.digest || differences.length > 0) {
    const digests = `✖ two builds differ: ${pushed.digest} and ${again.digest}`
    throw new ScriptError([digests, ...differences, `Both are in ${join(imageFolder, 'oci')}.`].join('\n  '))
  }
  console.log(`✔ two builds have the same digest: ${pushed.digest}`)
  return pushed
}

/**
 * @param {import('./oci.mjs').Pushed} image
 * @param {number} baseLayers
 */
async function report(image, baseLayers) {
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  const { compressed, unpacked } = await addedSize(image, baseLayers)
  console.log(`  beyond its base   ${megabytes(compressed)} compressed, ${megabytes(unpacked)} unpacked`)
  console.log(`  with its base     ${megabytes(compressedBytes(image))} compressed`)
}

/**
 * Reads the list of packages that the image carries.
 * @param {string} bundle of the gateway
 */
function reportPackages(bundle) {
  const file = join(bundle, 'rootfs/app/sbom.cdx.json')
  const { components } = JSON.parse(readFileSync(file, 'utf8'))
  console.log(`  its packages      ${components.length}, listed in /app/sbom.cdx.json`)
  if (!existsSync(join(bundle, 'rootfs/app/third-party.txt')))
    throw new ScriptError('✖ the image lacks the licenses of what is built into its client')
}

/**
 * Runs the checks in a separate network namespace, so that they use no port of this machine.
 * @param {import('./check-containers.mjs').Plan} plan
 */
function runContainers(plan) {
  const file = join(imageFolder, 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  const script = join(projectRoot, 'workshop/image/check-containers.mjs')
  const inNamespace = 'ip link set lo up && exec "$@"'
  return showCommand('unshare', ['--net', 'sh', '-c', inNamespace, 'sh', process.execPath, script, file])
}

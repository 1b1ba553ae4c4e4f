// Docker's format names the container that the image was committed from, which is new for every build. The OCI format,
// in which images are pushed here, has none of these fields.
const containerFields = new Set(['container', 'container_config', 'config.Hostname'])

/**
 * The fields in which two builds differ, such as `rootfs.diff_ids.1` for the second layer.
 * @param {unknown} first description of an image, as `buildah inspect` prints it for Docker's format
 * @param {unknown} second
 * @param {string} [path] of the field that is compared
 * @returns {string[]} a line for each, with both values
 */
export function imageDifferences(first, second, path = '') {
  if (containerFields.has(path) || first === second) return []
  if (!isObject(first) || !isObject(second))
    return [`${path}: ${JSON.stringify(first)} and ${JSON.stringify(second)}`]
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return keys.flatMap((key) => imageDifferences(first[key], second[key], path ? `${path}.${key}` : key))
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeof value === 'object' && value !== null

/**
 * Reads a body to its end.
 * @param {AsyncIterable<Buffer>} stream
 */
export async function readBody(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

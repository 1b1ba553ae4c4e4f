import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const drawing = /(\/art\/games\/[^"]+)\.svg/g
const photograph = /^(\/art\/games\/.+)\.jpg$/
const widthPx = 640

/**
 * Stands before the sandbox as a platform whose games have photographs, as those of platforms do: each of its drawings
 * as points. A browser lays a drawing out and paints it where the page's scripts run, and decodes points elsewhere.
 * @param {string} sandbox origin
 * @param {number} port of loopback
 * @returns {Promise<{ close: () => void }>}
 */
export async function servePhotographs(sandbox, port) {
  /** @type {Map<string, Promise<Buffer>>} */
  const made = new Map()
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.destroy(),
    )
  })

  /** @param {import('node:http').IncomingMessage} request */
  async function answer(request) {
    const { method = '', url = '' } = request
    const drawn = photograph.exec(url)?.[1]
    if (drawn !== undefined) {
      if (!made.has(drawn)) made.set(drawn, makePhotograph(`${sandbox}${drawn}.svg`))
      return { status: 200, type: 'image/jpeg', body: await made.get(drawn) }
    }
    const asked = await fetch(sandbox + url, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: await buffer(request) }),
    })
    const type = asked.headers.get('content-type') ?? ''
    const text = await asked.text()
    return {
      status: asked.status,
      type,
      body: text.replaceAll(sandbox, '').replaceAll(drawing, '$1.jpg'),
    }
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @param {string} address of a drawing */
async function makePhotograph(address) {
  const drawn = await fetch(address)
  if (!drawn.ok) throw new Error(`${address}: ${drawn.status}`)
  return sharp(await drawn.bytes(), { density: 144 })
    .resize({ width: widthPx })
    .flatten({ background: '#000' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

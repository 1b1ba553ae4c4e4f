import { METHODS } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Makes every method of HTTP one that can be refused properly, with 405; an unknown one would pass for an unknown address. */
export function registerHttpMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method))
      app.addHttpMethod(method, { hasBody: true })
  }
}

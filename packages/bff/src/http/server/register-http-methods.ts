import { METHODS } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Registers all HTTP methods with Fastify, so that unsupported ones get 405; an unregistered method would get 404. */
export function registerHttpMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method))
      app.addHttpMethod(method, { hasBody: true })
  }
}

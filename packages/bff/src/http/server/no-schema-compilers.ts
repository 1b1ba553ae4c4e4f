import type { FastifyServerOptions } from 'fastify'

const noCompiler = () => (): never => {
  throw new Error('Routes have no schemas: the contract validates requests and filters responses')
}

/** Spares Fastify's schema compilers, which take memory and are not used. */
export const noSchemaCompilers: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
}

/*
 * Names of Node's HTTP, without an import of it. An import of `node:http` makes all that the module could give, and so
 * loads the undici that Node brings along for fetch and WebSocket, which nobody here uses: a twentieth of a start, and
 * 2 MB.
 */
export const { METHODS, STATUS_CODES, IncomingMessage, ServerResponse } =
  process.getBuiltinModule('node:http')

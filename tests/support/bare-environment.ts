/** The environment of a command that sees no settings but a test's own; Node's compile cache makes it start sooner. */
export const bareEnvironment = {
  PATH: process.env.PATH ?? '',
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}

/** Where the sandbox listens and stores its database. */
export interface SandboxConfig {
  host: string
  port: number
  databaseFile: string
}

/**
 * Reads the sandbox's settings: `SANDBOX_HOST` (127.0.0.1), `SANDBOX_PORT` (4000), `SANDBOX_DATABASE`
 * (.data/sandbox.sqlite, or `:memory:`).
 * @throws Error that names an invalid setting, with an example of a valid one
 */
export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const port = Number(env.SANDBOX_PORT || 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`SANDBOX_PORT must be a whole number from 0 to 65535, for example 4000.`)
  }
  return {
    host: env.SANDBOX_HOST || '127.0.0.1',
    port,
    databaseFile: env.SANDBOX_DATABASE || '.data/sandbox.sqlite',
  }
}

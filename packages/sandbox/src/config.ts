/** Where the sandbox listens and stores its database. */
export interface SandboxConfig {
  host: string
  port: number
  /** The gateway's port, for links to its sites. */
  sitePort: number
  databaseFile: string
}

/**
 * Reads the sandbox's settings: `SANDBOX_HOST` (127.0.0.1), `SANDBOX_PORT` (4000), `SANDBOX_SITE_PORT`
 * (8080), `SANDBOX_DATABASE` (.data/sandbox.sqlite, or `:memory:`).
 * @throws Error that names an invalid setting, with an example of a valid one
 */
export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  return {
    host: env.SANDBOX_HOST || '127.0.0.1',
    port: readPort(env, 'SANDBOX_PORT', 4000),
    sitePort: readPort(env, 'SANDBOX_SITE_PORT', 8080),
    databaseFile: env.SANDBOX_DATABASE || '.data/sandbox.sqlite',
  }
}

function readPort(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const port = Number(env[name] || fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`${name} must be a whole number from 0 to 65535, for example ${fallback}.`)
  return port
}

// Preloaded by programs that read the settings of .env, which need not be there.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(file)) process.loadEnvFile(file)

// Preloaded by programs whose settings are in .env, which need not be there: they read it by themselves, so that a gateway
// can read it again.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(file)) process.env.SETTINGS_FILE ??= file

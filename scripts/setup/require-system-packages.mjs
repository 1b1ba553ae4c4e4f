import { existsSync } from 'node:fs'
import { chromiumNames, findExecutable } from './find-executable.mjs'
import { runCommand, showCommand } from './run-command.mjs'
import { Stop } from './stop.mjs'

/** What the tests need from the machine beside Node: Debian's package, and how to see that it is there. */
const needs = [
  { name: 'chromium', isPresent: async () => findExecutable(chromiumNames) !== undefined },
  { name: 'redis-server', isPresent: async () => findExecutable(['redis-server']) !== undefined },
  { name: 'fonts-noto-cjk', isPresent: hasChineseFont },
]

/** Installs what is missing where the machine lets it; says what to install where not. */
export async function requireSystemPackages() {
  const missing = await missingPackages()
  if (missing.length === 0) return
  const names = missing.join(' ')
  if (!findExecutable(['apt-get']) || process.getuid?.() !== 0) {
    throw new Stop(
      `The tests need ${missing.join(', ')}. Install them and run npm test again: on Debian and Ubuntu with "sudo apt-get install ${names}", on macOS with "brew install --cask chromium" and "brew install redis".`,
    )
  }
  console.log(`Installing ${names} from the system's packages (once; a minute or two) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await showCommand('apt-get', ['update', '-qq'], { env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing]
  const { output } = await runCommand('apt-get', install, { env })
  const stillMissing = await missingPackages()
  if (stillMissing.length > 0) {
    throw new Stop(
      `${output.trim()}\napt-get could not install ${stillMissing.join(', ')}; it says why above.`,
    )
  }
}

async function missingPackages() {
  const present = await Promise.all(needs.map((need) => need.isPresent()))
  return needs.filter((_, index) => !present[index]).map((need) => need.name)
}

// Without one, Chinese pages are rows of boxes and their widths mean nothing. macOS brings its own.
async function hasChineseFont() {
  if (process.platform === 'darwin') return true
  if (existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return true
  if (!findExecutable(['fc-list'])) return false
  const { output } = await runCommand('fc-list', [':lang=zh-cn', 'family'])
  return output.trim() !== ''
}

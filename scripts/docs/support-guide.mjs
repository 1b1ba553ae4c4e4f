// npm run tool -- support-guide: writes docs/support.md from the texts of every error code, and for `npm run support` what
// players read for each.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodes } from '@marquee/contracts/problem'
import { guidance } from '#bff/observability/guidance.ts'
import { projectRoot } from '../setup/project-root.mjs'
import { playerTexts, playerTextsFile } from './player-texts.mjs'

/** @typedef {import('@marquee/contracts/problem').ErrorCode} ErrorCode */

const { EN: english } = playerTexts

const head = `# Errors, for support and operators

A player who calls has seen one of the sentences below, in their own language, and may have a reference such as
\`R7K2-9QMX\`. \`npm run support -- R7K2-9QMX gateway.log\` answers it: see [answering a player](answering.md).

This page is made by \`npm run tool -- support-guide\` from the texts of each code. Change those, not this page.
`

/** The page for support staff and operators: each code, what the player saw, and what to do. */
export function supportGuide() {
  const codes = /** @type {ErrorCode[]} */ (Object.keys(errorCodes))
  return [head, ...codes.map(section)].join('\n')
}

/** @param {ErrorCode} code */
function section(code) {
  const { status, title } = errorCodes[code]
  const { support, operator } = guidance[code]
  return `## ${code}

${title} (HTTP ${status}).

- **The player saw:** “${english[code]}”
- **Support:** ${support}
- **Operator:** ${operator}
`
}

if (import.meta.main) {
  writeFileSync(join(projectRoot, 'docs/support.md'), supportGuide())
  writeFileSync(join(projectRoot, 'packages/bff/src/support/answer/player-texts.json'), playerTextsFile())
}

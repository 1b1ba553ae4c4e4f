// npm run tool -- settings-page: writes docs/operating/settings.md from the words of .env.example and the table of
// settings.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSettings } from '#bff/settings/settings.ts'
import { projectRoot } from '../setup/project-root.mjs'

/** @import { SettingFacts } from '#bff/settings/settings.ts' */

const introduction = `# Settings

By what they are for. They come from the environment, and from the file that \`SETTINGS_FILE\` names (\`.env\` with \`npm run serve\`); a mistake stops the start with one list of everything to put right. What a [reload](reloading.md) changes needs no restart, and some of it [a brand may have of its own](brand-settings.md). Written by \`npm run tool -- settings-page\`: the words are those of [\`.env.example\`](../../.env.example), ready to copy, defaults and examples those of [the table](../../packages/bff/src/settings/settings.ts) that the gateway reads. Defaults are those of production; \`NODE_ENV=production\` makes it so, as the image does.
`

/**
 * The page that explains every setting, grouped as .env.example groups them.
 * @param {string} words text of .env.example
 * @param {readonly SettingFacts[]} facts
 * @throws when .env.example has a setting that the gateway does not
 */
export function settingsPage(words, facts) {
  const groups = words.split(/^# ──+ (.+?) ──+$/m).slice(1)
  const sections = groups.flatMap((title, index) =>
    index % 2 === 0 ? [`## ${title}\n\n${table(groups[index + 1] ?? '', facts)}`] : [],
  )
  return `${introduction}\n${sections.join('\n\n')}\n`
}

/**
 * @param {string} group lines of .env.example: comments, then the settings that they explain
 * @param {readonly SettingFacts[]} facts
 */
function table(group, facts) {
  const rows = [...group.matchAll(/((?:^# (?![A-Z][A-Z_]+=).*\n)*)((?:^# [A-Z][A-Z_]+=.*\n?)+)/gm)].map(
    ([, comment = '', settings = '']) => {
      const named = [...settings.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => find(name, facts))
      const meaning = comment
        .replaceAll(/^# /gm, '')
        .trim()
        .replaceAll('\n', ' ')
        .replaceAll(/[|<*]/g, '\\$&')
      return `| ${named.map(({ name }) => `\`${name}\``).join('<br>')} | ${meaning} | ${named.map(fallbackOf).join('<br>')} | ${named.map(exampleOf).join('<br>')} | ${named.map(changeOf).join('<br>')} |`
    },
  )
  return ['| setting | meaning | default | example | changed by |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
}

/**
 * @param {string} name
 * @param {readonly SettingFacts[]} facts
 */
function find(name, facts) {
  const fact = facts.find((each) => each.name === name)
  if (!fact) throw new Error(`The gateway has no setting ${name}`)
  return fact
}

/** @param {SettingFacts} fact */
const fallbackOf = ({ fallback }) =>
  fallback === undefined ? '**required**' : fallback === '' ? 'none' : `\`${fallback}\``

/** @param {SettingFacts} fact */
const exampleOf = ({ example, fallback, secret }) =>
  example === fallback ? '' : secret ? `\`${example}\` (a secret)` : `\`${example}\``

/** @param {SettingFacts} fact */
const changeOf = ({ changedBy }) => (changedBy === 'brand' ? 'reload, also for a brand' : changedBy)

if (import.meta.main) {
  const words = readFileSync(join(projectRoot, '.env.example'), 'utf8')
  writeFileSync(join(projectRoot, 'docs/operating/settings.md'), settingsPage(words, describeSettings()))
}

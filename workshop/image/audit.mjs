// npm run tool -- audit: asks the registry for known weaknesses of what runs in production. Exit status 1 when it names one of
// high or critical severity; where it cannot be asked, that is said and nothing fails.
import { runNpm } from '#scripts/setup/install-dependencies.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript } from '#scripts/setup/run-script.mjs'

await runScript(async () => {
  const { output } = await runNpm(projectRoot, ['audit', '--omit=dev', '--json', '--audit'])
  const found = readReport(output)
  if (!found) {
    console.log(
      'The registry could not be asked for known weaknesses. Ask again where it answers: npm run tool -- audit',
    )
    return 0
  }
  const counts = Object.entries(found).filter(([severity, count]) => severity !== 'total' && count > 0)
  console.log(
    counts.length === 0
      ? '✔ no known weaknesses'
      : `Known weaknesses: ${counts.map(([severity, count]) => `${count} ${severity}`).join(', ')}. npm audit --omit=dev names them.`,
  )
  return (found.high ?? 0) + (found.critical ?? 0) > 0 ? 1 : 0
})

/**
 * @param {string} output
 * @returns {Record<string, number> | undefined} how many by severity; undefined where there is no report
 */
function readReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'))).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

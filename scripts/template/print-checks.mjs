const nameWidth = 10
const shownFaults = 12

/**
 * Prints a file's checks as a table, and below each what is wrong.
 * @param {string} file
 * @param {readonly import('./check-file.mjs').Check[]} checks
 * @param {boolean} isWithoutBrowser
 * @returns {boolean} whether nothing is wrong
 */
export function printChecks(file, checks, isWithoutBrowser) {
  console.log(file)
  for (const { name, what, faults } of checks) {
    const result = faults.length === 0 ? '' : `: ${faults.length} wrong`
    console.log(`  ${faults.length === 0 ? '✔' : '✖'} ${name.padEnd(nameWidth)} ${what}${result}`)
    for (const fault of faults.slice(0, shownFaults)) console.log(`      ${fault}`)
    if (faults.length > shownFaults) console.log(`      and ${faults.length - shownFaults} more`)
  }
  if (isWithoutBrowser)
    for (const name of ['overflow', 'axe'])
      console.log(`  – ${name.padEnd(nameWidth)} left out by --no-browser`)
  return checks.every(({ faults }) => faults.length === 0)
}

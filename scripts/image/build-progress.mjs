const width = 110
// The other instructions take no time.
const slowInstruction = /^(\[\d+\/\d+\] )?STEP \d+\/\d+: (?:FROM .+ AS (.+)|(RUN .+))/
const slowPhase =
  /^I: ((?:Resolving dependencies|Installing|Unpacking|Configuring) .+ (?:packages|system)\.\.\.)/

/**
 * The progress that a line of buildah's or debootstrap's output reports.
 * @param {string} line
 * @returns {string | undefined} undefined where the line reports nothing that takes time
 */
export function buildProgress(line) {
  const [, position = '', stage, command] = slowInstruction.exec(line) ?? []
  const instruction = stage ? `stage ${stage}` : command?.replace(/--mount=\S+\s+/g, '')
  const step = instruction ? position + instruction : slowPhase.exec(line)?.[1]
  return step && step.length > width ? `${step.slice(0, width - 1)}…` : step
}

/**
 * Prints the progress that a line of output reports, if any.
 * @param {string} line
 */
export function showBuildProgress(line) {
  const step = buildProgress(line)
  if (step) console.log(`  ${step}`)
}

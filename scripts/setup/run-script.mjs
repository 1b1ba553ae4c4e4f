/** Something a person must mend: shown as one sentence, without a stack. */
export class ScriptError extends Error {}

/**
 * Runs a script's body; a {@link ScriptError} becomes its sentence, and every failure exit status 1.
 * @param {() => Promise<number>} body answers the exit status
 */
export async function runScript(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error)
    process.exitCode = 1
  }
}

/** An error that the user can fix: its message is shown without a stack. */
export class ScriptError extends Error {}

/**
 * Runs a script's body. A {@link ScriptError} is printed as its message; every failure gives exit status 1.
 * @param {() => Promise<number>} body returns the exit status
 */
export async function runScript(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error)
    process.exitCode = 1
  }
}

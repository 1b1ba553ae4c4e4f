/**
 * Runs a command of the image: prints its usage where that is asked for, and otherwise exits with the status that it
 * returns, or with 2 and the reason where it throws. The usage would bury the reason.
 */
export async function runCommand(usage: string, run: (args: string[]) => Promise<number>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  try {
    process.exitCode = await run(args)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\nTo see how it is used: --help\n`)
    process.exitCode = 2
  }
}

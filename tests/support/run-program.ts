import { execFile } from 'node:child_process'

/** What a program wrote to both streams, and its exit status (undefined when a signal ended it). */
export interface ProgramResult {
  status: number | undefined
  output: string
}

/**
 * Runs a program until it exits, without the NODE_OPTIONS of the test runner: some programs fail with its preloads.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  /** `input` is what it reads from its standard input. */
  options: { cwd: string; env?: Record<string, string | undefined>; input?: string },
): Promise<ProgramResult> {
  const env = { ...process.env, ...options.env }
  const commandLine = ['-u', 'NODE_OPTIONS', command, ...args]
  return new Promise((resolve) => {
    const child = execFile(
      '/usr/bin/env',
      commandLine,
      { cwd: options.cwd, env, maxBuffer: 2 ** 25 },
      (_, out, errors) => resolve({ status: child.exitCode ?? undefined, output: out + errors }),
    )
    child.stdin?.end(options.input)
  })
}

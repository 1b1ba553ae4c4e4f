import { execFile } from 'node:child_process'

/** What a program wrote, on both streams, and the status it ended with (undefined where a signal ended it). */
export interface ProgramResult {
  status: number | undefined
  output: string
}

/**
 * Runs a program to its end, free of what the test runner puts into every Node process below it: some programs do
 * not stand its preloads.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string | undefined> },
): Promise<ProgramResult> {
  const env = { ...process.env, ...options.env }
  const bare = ['-u', 'NODE_OPTIONS', command, ...args]
  return new Promise((resolve) => {
    const child = execFile(
      '/usr/bin/env',
      bare,
      { cwd: options.cwd, env, maxBuffer: 2 ** 25 },
      (_, out, errors) => resolve({ status: child.exitCode ?? undefined, output: out + errors }),
    )
  })
}

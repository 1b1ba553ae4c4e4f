/** The names and patterns of files that a setting holds, comma separated. */
export const logFileNames = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

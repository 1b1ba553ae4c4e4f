/** A table of the report. The last column says what was lost, or what fails. */
export interface Section {
  title: string
  text: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const introduction = `# Faults

Every fault that this gateway was tried with: what the player saw, what the log said, what was lost. Written by

\`\`\`sh
npm run faults
\`\`\`

which makes each of them for real, in front of the reference platform, and checks every cell: a rule that did not hold stands as **FAILS**. \`npm test\` makes the same faults at a smaller size.
`

/** The report as Markdown; with its introduction where the seconds it took are given. */
export function toMarkdown(sections: readonly Section[], tookSeconds?: number): string {
  const parts = sections.map(({ title, text, columns, rows }) =>
    [`## ${title}`, '', text, '', line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join(
      '\n',
    ),
  )
  if (tookSeconds === undefined) return parts.join('\n')
  return [introduction, ...parts, `The whole run took ${tookSeconds} s.\n`].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

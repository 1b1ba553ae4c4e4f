/** A table of the report. The last column tells what was lost, or what fails. */
export interface Section {
  title: string
  text: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const introduction = `# Faults

The faults that this gateway is tested with: what the player saw, what was logged, what was lost. Written by

\`\`\`sh
npm run tool -- faults
\`\`\`

which causes each of them in front of the reference platform and checks every cell: a rule that did not hold is shown as **FAILS**. \`npm test\` causes the same faults at a smaller size.
`

/** The sections as Markdown; the whole report, with its introduction, when `tookSeconds` is given. */
export function toMarkdown(sections: readonly Section[], tookSeconds?: number): string {
  const parts = sections.map(({ title, text, columns, rows }) =>
    [
      `## ${title}`,
      '',
      text,
      '',
      tableRow(columns),
      tableRow(columns.map(() => '---')),
      ...rows.map(tableRow),
      '',
    ].join('\n'),
  )
  if (tookSeconds === undefined) return parts.join('\n')
  return [introduction, ...parts, `The whole run took ${tookSeconds} s.\n`].join('\n')
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

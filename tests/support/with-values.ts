/** A text of the locale files with its `{{name}}` places filled, as the page writes it. */
export function withValues(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
}

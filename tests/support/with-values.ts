/** Fills the `{{name}}` placeholders of a text from the locale files. */
export function withValues(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
}

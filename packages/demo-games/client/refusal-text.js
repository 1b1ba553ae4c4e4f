/**
 * Why the server refused an action: a limit by its kind, for a player may have set several, and when it or a break ends.
 * @param refusal `{ error, kind?, resets_at?, until? }`
 */
export function refusalText(texts, { error, kind, resets_at, until }) {
  const text = texts[kind ? `${error}_${kind}` : error] ?? texts.invalidInput
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' }
  return text.replace('{time}', () => new Date(resets_at ?? until).toLocaleString(texts.numbers, style))
}

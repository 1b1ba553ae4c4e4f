/** A moment as players read it. */
const formatTime = (time, { numbers }) =>
  new Date(time).toLocaleString(numbers, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  })

/**
 * Why the server refused an action. A limit is named by its kind, for a player may have set several, and it says when
 * it starts over; a break says when it ends.
 * @param refusal `{ error, kind?, resets_at?, until? }`
 */
export function refusalText(texts, { error, kind, resets_at, until }) {
  const text = texts[kind ? `${error}_${kind}` : error] ?? texts.invalidInput
  const time = resets_at ?? until
  return time ? text.replace('{time}', formatTime(time, texts)) : text
}

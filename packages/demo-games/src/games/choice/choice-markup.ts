import { betSelector, figures } from '../frame/game-page.ts'
import type { GameTexts } from '../frame/game-texts.ts'

/** What can be bet on, and what it pays. */
interface Choice {
  value: string
  name: string
  pays: string
}

/** The page of a game of choices: its latest outcomes, its own scene, what can be bet on, and the bet. */
export function choiceMarkup(
  texts: GameTexts & Record<string, string>,
  scene: string,
  choices: string,
): string {
  return `<main>
  <ol class="past" id="past" aria-label="${texts.past}"></ol>
  ${scene}
  <p class="message" id="message" role="status"></p>
</main>
<footer class="choice-foot" data-bets>
  ${figures(texts)}
  ${choices}
  ${betSelector(texts)}
  <button class="main-button" type="button" id="go" data-testid="go">${texts.go}</button>
</footer>`
}

/** The choices as radio buttons; the first is chosen. */
export function choiceButtons(legend: string, choices: readonly Choice[]): string {
  const buttons = choices.map(
    ({ value, name, pays }, index) =>
      `<label class="choice choice-${value}"><input type="radio" name="choice" value="${value}"${index === 0 ? ' checked' : ''}><b>${name}</b><small>${pays}</small></label>`,
  )
  return `<fieldset class="choices" id="choices"><legend>${legend}</legend>${buttons.join('')}</fieldset>`
}

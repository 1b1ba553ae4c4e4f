import type { Texts } from './texts.ts'

/** The content of a page whose footer has the balance, the win, the bet and a button that plays. */
export const playMarkup = (texts: Texts, stage: string, controls = '', buttons = goButton(texts)) => `<main>
  ${stage}
  <p class="message" id="message" role="status"></p>
</main>
<footer data-bets>
  <dl class="sums">
    <div><dt>${texts.balance}</dt><dd data-testid="balance" id="balance"></dd></div>
    <div class="won"><dt>${texts.win}</dt><dd data-testid="win" id="win"></dd></div>
  </dl>
  ${controls}
  <div class="bet">
    <button class="round" type="button" id="less" aria-label="${texts.less}">−</button>
    <span><small>${texts.bet}</small><output data-testid="bet" id="bet"></output></span>
    <button class="round" type="button" id="more" aria-label="${texts.more}">+</button>
  </div>
  ${buttons}
</footer>`

/** The button that plays. */
export const goButton = (texts: Texts) =>
  `<button class="main-button" type="button" id="go" data-testid="go">${texts.go}</button>`

/** The latest outcomes in a row. */
export const pastList = (texts: Texts) => `<ol class="past" id="past" aria-label="${texts.past}"></ol>`

/** A hand of cards, with its total. */
export const hand = (name: string, title = '') =>
  `<section class="hand"><h2>${title} <output id="${name}-total" data-testid="${name}-total"></output></h2><div class="cards" id="${name}"></div></section>`

/** What can be bet on, and what it pays. */
interface Choice {
  value: string
  name: string
  pays: string
}

/** The choices as radio buttons; the first is chosen. */
export function choiceButtons(texts: Texts, choices: readonly Choice[]): string {
  const buttons = choices.map(
    ({ value, name, pays }, index) =>
      `<label class="choice"><input type="radio" name="choice" value="${value}"${index === 0 ? ' checked' : ''}><b>${name}</b><small>${pays}</small></label>`,
  )
  return `<fieldset class="choices" id="choices"><legend>${texts.choices}</legend>${buttons.join('')}</fieldset>`
}

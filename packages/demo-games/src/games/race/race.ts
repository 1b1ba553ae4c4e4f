import { createCanvas } from '../../art/canvas.ts'
import { gallopingHorse } from '../../art/motifs/creatures/galloping-horse.ts'
import { tones } from '../../art/tones.ts'
import { choiceGame } from '../choice/choice-game.ts'
import { choiceButtons, choiceMarkup } from '../choice/choice-markup.ts'
import { dataUri } from '../frame/page-parts.ts'
import type { PlayableGame } from '../playable-game.ts'
import { horses, isHorse, paysRace, runRace } from './race-rules.ts'
import { raceTexts } from './race-texts.ts'

const file = (name: string) => new URL(name, import.meta.url)
const hues = [27, 250, 150, 85, 310, 200]

function horsePictures(): string {
  return horses
    .map(({ number }) => {
      const subject = tones(hues[number - 1] ?? 0, 0.2)
      const canvas = createCanvas(`horse-${number}`, { subject, accent: subject, ground: subject }, false)
      const content = gallopingHorse(canvas)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 20 200 160" stroke-linejoin="round" stroke-linecap="round"><defs>${canvas.definitions()}</defs>${content}</svg>`
      return `.h-${number}{--coat:${subject.base};background-image:${dataUri(svg)}}.n-${number}{--coat:${subject.base}}`
    })
    .join('\n')
}

/** The virtual race: six horses, and a bet on the winner. */
export const race: PlayableGame = choiceGame({
  texts: raceTexts,
  markup: (texts) =>
    choiceMarkup(
      texts,
      `<div class="track" id="track" aria-hidden="true">${horses
        .map(
          ({ number }) =>
            `<div class="lane"><b class="n-${number}">${number}</b><i class="horse h-${number}"></i><em></em></div>`,
        )
        .join('')}</div>`,
      choiceButtons(
        texts.choices ?? '',
        horses.map(({ number, pays }) => ({
          value: String(number),
          name: `<i class="n-${number}">${number}</i>`,
          pays: `${(pays / 100).toFixed(2)}×`,
        })),
      ),
    ),
  styles: [file('../choice/choice.css'), file('./race.css')],
  modules: ['choice', 'race'].map((name) => file(`../client/${name}.js`)),
  pictures: horsePictures,
  rules: { horses },
  isChoice: isHorse,
  outcomeOf: runRace,
  paysHundredths: paysRace,
})

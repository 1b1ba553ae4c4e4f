import { whenBroken } from '../../../ui/media/when-broken.ts'

/** Puts a drawn place, with the picture's words, where a picture of an operator's text cannot be shown. */
export function replaceBrokenImages(text: HTMLElement): void {
  for (const image of text.querySelectorAll('img')) {
    whenBroken(image, () => {
      const place = document.createElement('span')
      place.className = 'prose-missing'
      place.textContent = image.alt
      image.replaceWith(place)
    })
  }
}

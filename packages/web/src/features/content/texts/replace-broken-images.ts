import { onImageError } from '../../../ui/media/on-image-error.ts'

/** Puts a drawn place, with the picture's words, where a picture of an operator's text cannot be shown. */
export function replaceBrokenImages(text: HTMLElement): void {
  for (const image of text.querySelectorAll('img')) {
    onImageError(image, () => {
      const place = document.createElement('span')
      place.className = 'prose-missing'
      place.textContent = image.alt
      image.replaceWith(place)
    })
  }
}

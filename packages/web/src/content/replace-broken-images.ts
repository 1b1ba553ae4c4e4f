import { onImageError } from '../ui/media/on-image-error.ts'

/** Replaces the images of an operator's text that fail to load with a placeholder that shows their `alt` text. */
export function replaceBrokenImages(text: HTMLElement): void {
  for (const image of text.querySelectorAll('img')) {
    onImageError(image, () => {
      const placeholder = document.createElement('span')
      placeholder.className = 'prose-missing'
      placeholder.textContent = image.alt
      image.replaceWith(placeholder)
    })
  }
}

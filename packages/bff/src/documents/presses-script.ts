/**
 * Keeps the press of a button that the server drew until the client says that the page is `alive`, and repeats it then,
 * once. The press is hidden from the client before that: it would hear it in some parts of the page and not in others.
 * What the client drew by itself is left alone. Runs in the page, as text.
 */
export const pressesScript = [
  'let drawn=[];',
  'addEventListener("DOMContentLoaded",()=>{drawn=[...document.querySelectorAll("#app [type=button]")]});',
  'const keep=event=>{',
  'const button=event.target.closest("button");',
  'if(!drawn.includes(button))return;',
  'event.stopImmediatePropagation();',
  'button.dataset.pressed=""',
  '};',
  'addEventListener("click",keep,true);',
  // Within the effect that tells it, React could not wake what sleeps.
  'addEventListener("alive",()=>setTimeout(()=>{',
  'removeEventListener("click",keep,true);',
  'for(const button of document.querySelectorAll("[data-pressed]")){',
  'button.click();',
  'delete button.dataset.pressed',
  '}',
  '}))',
].join('')

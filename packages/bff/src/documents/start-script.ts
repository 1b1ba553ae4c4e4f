import { lettersScript } from './letters-script.ts'
import { pressesScript } from './presses-script.ts'

/**
 * Starts the client, and with it the change of letters, once the page has been painted: when everything that the
 * first screen shows has loaded, at the latest a while after the document has, and at once when the visitor touches
 * the page or presses a key. Until then the network of a cheap phone is the first screen's alone; links work all the
 * same, and the press of a button is kept. Runs in the page, as text.
 */
export const startScript = [
  '(({dataset:{scripts,modules}})=>{',
  lettersScript,
  'const wishes=["pointerdown","keydown"];',
  'let begun=false;',
  'const begin=async()=>{',
  'if(begun)return;',
  'begun=true;',
  'for(const wish of wishes)removeEventListener(wish,begin,true);',
  'for(const src of scripts.split(" "))document.head.append(Object.assign(document.createElement("script"),{type:"module",src}));',
  // All in one turn are a long one for a cheap phone.
  'for(const href of modules.split(" ").filter(Boolean)){',
  'await new Promise(setTimeout);',
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))',
  '}',
  // Without the letters the page stays in its stand-in.
  'changeLetters().catch(()=>{})',
  '};',
  'for(const wish of wishes)addEventListener(wish,begin,true);',
  // A page may have loaded before it is painted; what was painted before is told all the same, in a task of its own.
  'addEventListener("load",()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true}));',
  'addEventListener("DOMContentLoaded",()=>setTimeout(begin,1500));',
  pressesScript,
  '})(document.currentScript)',
].join('')

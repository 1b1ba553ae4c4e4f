/**
 * Starts the client once the page has been painted: when everything that the first screen shows has loaded, at the
 * latest a while after the document has, and at once when the visitor touches the page or presses a key. Until then
 * the network of a cheap phone is the first screen's alone; links work all the same. Runs in the page, as text.
 *
 * With the client come the letters of the template's typeface (`--typeface`), put on part by part: all at once they
 * lay the whole page out again. Whoever has them from an earlier visit sees them from the first paint on.
 */
export const startScript = [
  '(({dataset:{entry,modules}})=>{',
  'const wishes=["pointerdown","keydown"];',
  'const root=document.documentElement;',
  'let begun=false;',
  'const wear=part=>part.dataset.letters="";',
  'const partsOf=whole=>whole.getElementsByTagName("*").length>80?[...whole.children].flatMap(partsOf):[whole];',
  'const changeLetters=async()=>{',
  'if("letters"in root.dataset)return;',
  'const typeface=getComputedStyle(root).getPropertyValue("--typeface");',
  'if(!typeface)return;',
  'await document.fonts.load("1em "+typeface);',
  'for(const part of partsOf(document.body)){wear(part);await new Promise(requestAnimationFrame)}',
  'wear(root)',
  '};',
  'const begin=()=>{',
  'if(begun)return;',
  'begun=true;',
  'for(const wish of wishes)removeEventListener(wish,begin,true);',
  'for(const href of modules.split(" ").filter(Boolean))',
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
  'document.head.append(Object.assign(document.createElement("script"),{type:"module",src:entry}));',
  'changeLetters().catch(()=>{})',
  '};',
  // Whom the service worker serves has been here before. (A look into the storage would hold up the first paint.)
  'if(navigator.serviceWorker?.controller)wear(root);',
  'for(const wish of wishes)addEventListener(wish,begin,true);',
  // A page may have loaded before it is painted; what was painted before is told all the same, in a task of its own.
  'addEventListener("load",()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true}));',
  'addEventListener("DOMContentLoaded",()=>setTimeout(begin,1500))',
  '})(document.currentScript)',
].join('')

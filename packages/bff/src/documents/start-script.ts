/**
 * Starts the client once the page has been painted: when everything that the first screen shows has loaded, at the
 * latest a while after the document has, and at once when the visitor touches the page or presses a key. Until then
 * the network of a cheap phone is the first screen's alone; links work all the same. Runs in the page, as text.
 *
 * With the client come the letters of the template's typeface (`--typeface`). Whoever has them from an earlier visit
 * gets them with the first paint.
 */
export const startScript = [
  '(({dataset:{entry,modules}})=>{',
  'const wishes=["pointerdown","keydown"];',
  'const root=document.documentElement;',
  'const had="marquee.letters";',
  'let begun=false;',
  // A browser may refuse its storage altogether.
  'const attempt=action=>{try{return action()}catch{}};',
  'const letters=()=>root.dataset.letters="";',
  'const fetchLetters=()=>{',
  'const typeface=getComputedStyle(root).getPropertyValue("--typeface");',
  'if(typeface)document.fonts.load("1em "+typeface)',
  '.then(()=>{letters();attempt(()=>localStorage.setItem(had,"true"))},()=>{})',
  '};',
  'const begin=()=>{',
  'if(begun)return;',
  'begun=true;',
  'for(const wish of wishes)removeEventListener(wish,begin,true);',
  'for(const href of modules.split(" ").filter(Boolean))',
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
  'document.head.append(Object.assign(document.createElement("script"),{type:"module",src:entry}));',
  'fetchLetters()',
  '};',
  'if(attempt(()=>localStorage.getItem(had)))letters();',
  'for(const wish of wishes)addEventListener(wish,begin,true);',
  // In a task of its own: a page that has loaded is being painted.
  'addEventListener("load",()=>{const{port1,port2}=new MessageChannel();port1.onmessage=begin;port2.postMessage(0)});',
  'addEventListener("DOMContentLoaded",()=>setTimeout(begin,1500))',
  '})(document.currentScript)',
].join('')

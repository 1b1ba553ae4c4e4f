/**
 * Puts on the letters of the template's typeface (`--typeface`) when the page has been painted, part by part: all at
 * once they lay the whole page out again. A text with which something in sight would move keeps its stand-in.
 * Whoever has the letters from an earlier visit sees them from the first paint on.
 *
 * Runs in the page, as text, and gives it `changeLetters()`.
 */
export const lettersScript = [
  'const root=document.documentElement;',
  'const wear=(part,letters)=>{part.dataset.letters=letters};',
  // Whom the service worker serves has been here before. (A look into the storage would hold up the first paint.)
  'if(navigator.serviceWorker?.controller)wear(root,"own");',
  // The page's own work goes first. (Safari has no idle time to give.)
  'const quiet=()=>new Promise(done=>(self.requestIdleCallback??setTimeout)(done));',
  'const within=part=>[...part.getElementsByTagName("*")];',
  'const places=area=>[area,...within(area)].map(one=>one.getBoundingClientRect());',
  'const inSight=({top,left})=>top<innerHeight&&left<innerWidth;',
  // A browser, too, counts as a move what is in sight and more than two pixels.
  'const fits=(part,area)=>{',
  'const before=places(area);',
  'wear(part,"own");',
  'return places(area).every((now,at)=>{',
  'const was=before[at];',
  'const edge=at?"top":"bottom";',
  'return!inSight(now)&&!inSight(was)||Math.abs(now[edge]-was[edge])<3',
  '})',
  '};',
  // What is not laid out yet is left so: it will come in its own letters. The area is the largest part that is laid
  // out in no time; where it does not fit as a whole, its parts are tried.
  'const dress=async(part,area=within(part).length<=40?part:undefined)=>{',
  'if(part.checkVisibility?.({contentVisibilityAuto:true})===false)return;',
  'if(area){',
  'if(fits(part,area))return quiet();',
  'wear(part,"stand-in")',
  '}',
  'for(const child of[...part.children])await dress(child,area)',
  '};',
  'const changeLetters=async()=>{',
  'if(root.dataset.letters)return;',
  'await quiet();',
  'const typeface=getComputedStyle(root).getPropertyValue("--typeface");',
  'if(!typeface)return;',
  'await document.fonts.load("1em "+typeface);',
  'await dress(document.body);',
  // Not on the root: what inherits from there is styled anew, whatever its part says.
  'wear(document.body,"own")',
  '};',
].join('')

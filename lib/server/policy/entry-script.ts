import { signedInPattern } from "@/lib/account/signed-in";
import { locales } from "@/lib/i18n/locales";
import { entryKeys } from "@/lib/routing/query-keys";
import { CONTENT_ID, ID_PREFIX } from "@/lib/routing/safe-url";

/**
 * Returns the script that runs before the first paint. It removes the consumed keys from the address (R1.7) and stores
 * them for the page, leaving every other key unchanged; it adds those other keys to links to the other language (R9.1),
 * which a shared page cannot do when it is rendered. A language that was chosen before and whose cookie is gone is
 * asked for again. Where a browser denies cookies to scripts by throwing, every script of the page finds none instead
 * (R10.6). It also marks for CSS that scripts run and whether the visitor is signed in (R4.6), and whether any line of
 * news was closed (R4.11). The text is the same on every page, so that the content security policy can list its hash.
 */
export function entryScript(): string {
  const script = `(({dataset:s},l,h,y)=>{let e={},n,r;
try{y.cookie}catch{Object.defineProperty(y,"cookie",{get:()=>"",set(){}})}
s.script="";if(${signedInPattern}.test(y.cookie))s.session="in";
function go(q,f){h.replaceState(h.state,"",l.pathname+q+f)}
r=l.search.slice(1).split("&").filter(p=>{for(let[k,v]of new URLSearchParams("?"+p)){
k=k.replace(/^(amp;)+/,"");
if(!/^(?:${entryKeys.join("|")})$/.test(k))return 1;
n=1;e[k]??=v}});
try{let k=/^"(${locales.join("|")})"$/.exec(localStorage.language)?.[1];
if(self==top&&k&&k!=s.language&&!e.language&&!/(?:^|; )language=/.test(y.cookie))
l.replace(l.pathname+(l.search?l.search+"&":"?")+"language="+k+l.hash);
if(localStorage.notices)s.notices=""}catch{}
self.siteEntry=e;if(n)go(r[0]?"?"+r.join("&"):"",l.hash);
addEventListener("click",({target:t})=>{let a=t.closest?.('a[href^="?language="]');
if(a&&l.search)a.search=l.search+"&"+a.search.slice(1)},true);
${anchorLanding}})(document.documentElement,location,history,document)`;
  // Line breaks are for readers of this file; on a page they are only bytes.
  return script.replaceAll("\n", "");
}

/**
 * Scrolls to an author's anchor: the address holds the name that the author gave, while the element's id has our
 * prefix. While the page loads, the address gets the prefix too, so that the browser itself scrolls there and stays
 * there while images load; afterwards the address is restored. A name of an author leads to their anchor even if it is
 * an id of ours, too. A later change of the fragment is followed by `lib/server/before-hydration/idle/links.ts`.
 */
const anchorLanding = `let f=l.hash.slice(1),c="${ID_PREFIX}";
function at(x){try{return y.getElementById(decodeURIComponent(x).normalize())}catch{}}
if(f&&f.indexOf(c)&&f!="${CONTENT_ID}"){let to=x=>go(l.search,"#"+x),b=()=>l.hash=="#"+c+f&&to(f);to(c+f);
addEventListener("DOMContentLoaded",()=>{let t=at(c+f);if(!t){b();t=at(f)}if(t&&!scrollY)t.scrollIntoView()});
self.siteLanded=b;addEventListener("load",()=>{if("hydrated"in s||"unhydrated"in s)b()})}`;

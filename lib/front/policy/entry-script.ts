import { ID_PREFIX } from "@/lib/routing/authored/safe-url";
import { entryKeys } from "@/lib/routing/entry-keys";
import { signedInPattern } from "@/lib/session/signed-in";

/**
 * Runs before anything is painted: takes the consumed keys out of the address (R1.7) and puts them by for the page,
 * leaving every other key to the letter; links to the other language take those along (R9.1), which no page that is
 * drawn for everybody could do by itself. It also marks that scripts run and whether somebody is signed in, so that CSS
 * can tell (R4.6). The same text on every page, so that the content security policy can name it.
 */
export function entryScript(): string {
  return `(function(d,l,h,y){var s=d.dataset,e={},r=[],n=0;s.script="";if(${signedInPattern}.test(y.cookie))s.session="in";
function u(x){return decodeURIComponent(x.replace(/\\+/g," "))}
l.search.slice(1).split("&").forEach(function(p){if(!p)return;var i=p.indexOf("="),a,v;
try{a=u(i<0?p:p.slice(0,i));v=i<0?"":u(p.slice(i+1))}catch(x){}
if(/^(?:${entryKeys.join("|")})$/.test(a)){n=1;if(!(a in e))e[a]=v}else r.push(p)});
window.yeoulEntry=e;if(n)h.replaceState(h.state,"",l.pathname+(r.length?"?"+r.join("&"):"")+l.hash);
addEventListener("click",function(c){var a=c.target.closest&&c.target.closest('a[href^="?language="]');
if(a&&l.search)a.search=l.search+"&"+a.search.slice(1)},true);
${anchorLanding}})(document.documentElement,location,history,document)`;
}

/** The ids of ours that an address may name (`#content` leads past the header). */
const OWN_PLACES = "/^(?:content|screen|island|panel-left|panel-right)$/";

/**
 * An address ends in the name that an author gave, the element has our prefix before it. While the page comes in,
 * the address has the prefix too, so that the browser itself goes there as it does anywhere, and stays there while
 * pictures arrive; afterwards it is again what it was. A name of our own is left to the browser.
 */
const anchorLanding = `var f=l.hash.slice(1),c="${ID_PREFIX}";
function to(x){h.replaceState(h.state,"",l.pathname+l.search+"#"+x)}
function at(x){try{return y.getElementById(decodeURIComponent(x))}catch(z){return null}}
if(f&&f.indexOf(c)&&!${OWN_PLACES}.test(f)){to(c+f);var b=function(){if(l.hash=="#"+c+f)to(f)};
y.addEventListener("DOMContentLoaded",function(){var t=at(c+f);if(!t){b();t=at(f)}if(t&&!scrollY)t.scrollIntoView()});
window.yeoulLanded=b;addEventListener("load",function(){("awake" in s||"asleep" in s)&&b()})}
addEventListener("hashchange",function(){var x=l.hash.slice(1),t=x&&!at(x)&&at(c+x);if(t)t.scrollIntoView()});`;

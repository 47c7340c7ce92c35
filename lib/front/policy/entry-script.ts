import { ID_PREFIX } from "@/lib/routing/authored/safe-url";
import { entryKeys } from "@/lib/routing/entry-keys";
import { signedInPattern } from "@/lib/session/signed-in";

/**
 * Returns the script that runs before the first paint. It removes the consumed keys from the address (R1.7) and
 * stores them for the page, leaving every other key unchanged; it adds those other keys to links to the other
 * language (R9.1), which a shared page cannot do when it is rendered. It also marks for CSS that scripts run and
 * whether the visitor is signed in (R4.6). The text is the same on every page, so that the content security policy
 * can list its hash.
 */
export function entryScript(): string {
  const script = `(function(d,l,h,y){var s=d.dataset,e={},r=[],n=0;s.script="";if(${signedInPattern}.test(y.cookie))s.session="in";
function u(x){return decodeURIComponent(x.replace(/\\+/g," "))}
l.search.slice(1).split("&").forEach(function(p){if(!p)return;var i=p.indexOf("="),a,v;
try{a=u(i<0?p:p.slice(0,i));v=i<0?"":u(p.slice(i+1))}catch(x){}
if(/^(?:${entryKeys.join("|")})$/.test(a)){n=1;if(!(a in e))e[a]=v}else r.push(p)});
window.yeoulEntry=e;if(n)h.replaceState(h.state,"",l.pathname+(r.length?"?"+r.join("&"):"")+l.hash);
addEventListener("click",function(c){var a=c.target.closest&&c.target.closest('a[href^="?language="]');
if(a&&l.search)a.search=l.search+"&"+a.search.slice(1)},true);
${anchorLanding}})(document.documentElement,location,history,document)`;
  // Line breaks are for readers of this file; on a page they are only bytes.
  return script.replaceAll("\n", "");
}

/** Our own ids that an address may name (`#content` leads past the header). */
const OWN_PLACES = "/^(?:content|screen|island|panel-left|panel-right)$/";

/**
 * Scrolls to an author's anchor: the address holds the name that the author gave, while the element's id has our
 * prefix. While the page loads, the address gets the prefix too, so that the browser itself scrolls there and stays
 * there while images load; afterwards the address is restored. Names of our own ids are left to the browser.
 */
const anchorLanding = `var f=l.hash.slice(1),c="${ID_PREFIX}";
function to(x){h.replaceState(h.state,"",l.pathname+l.search+"#"+x)}
function at(x){try{return y.getElementById(decodeURIComponent(x))}catch(z){return null}}
if(f&&f.indexOf(c)&&!${OWN_PLACES}.test(f)){to(c+f);var b=function(){if(l.hash=="#"+c+f)to(f)};
y.addEventListener("DOMContentLoaded",function(){var t=at(c+f);if(!t){b();t=at(f)}if(t&&!scrollY)t.scrollIntoView()});
window.yeoulLanded=b;addEventListener("load",function(){("awake" in s||"asleep" in s)&&b()})}
addEventListener("hashchange",function(){var x=l.hash.slice(1),t=x&&!at(x)&&at(c+x);if(t)t.scrollIntoView()});`;

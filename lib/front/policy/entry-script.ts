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
  return `(function(d,l,h){d.dataset.script="";if(${signedInPattern}.test(document.cookie))d.dataset.session="in";var k="${entryKeys.join()}".split(","),e={},r=[],n=0;
l.search.slice(1).split("&").forEach(function(p){if(!p)return;var i=p.indexOf("="),a,v;
try{a=decodeURIComponent((i<0?p:p.slice(0,i)).replace(/\\+/g," "));v=i<0?"":decodeURIComponent(p.slice(i+1).replace(/\\+/g," "))}catch(x){}
if(k.indexOf(a)<0)r.push(p);else{n=1;if(!(a in e))e[a]=v}});
window.yeoulEntry=e;if(n)h.replaceState(h.state,"",l.pathname+(r.length?"?"+r.join("&"):"")+l.hash);
addEventListener("click",function(c){var a=c.target.closest&&c.target.closest('a[href^="?language="]');
if(a&&l.search)a.setAttribute("href",l.search+"&"+a.getAttribute("href").slice(1))},true);
${anchorLanding}})(document.documentElement,location,history)`;
}

/** The ids of ours that an address may name (`#content` leads past the header). */
const OWN_PLACES = "/^(?:content|screen|island|panel-left|panel-right)$/";

/**
 * An address ends in the name that an author gave, the element has our prefix before it. While the page comes in,
 * the address has the prefix too, so that the browser itself goes there as it does anywhere, and stays there while
 * pictures arrive; afterwards it is again what it was. A name of our own is left to the browser.
 */
const anchorLanding = `var f=l.hash.slice(1),y=document;
function to(x){h.replaceState(h.state,"",l.pathname+l.search+"#"+x)}
function at(x){try{return y.getElementById(decodeURIComponent(x))}catch(z){return null}}
if(f&&f.indexOf("${ID_PREFIX}")&&!${OWN_PLACES}.test(f)){to("${ID_PREFIX}"+f);var b=function(){if(l.hash=="#${ID_PREFIX}"+f)to(f)};
y.addEventListener("DOMContentLoaded",function(){var t=at("${ID_PREFIX}"+f);if(!t){b();t=at(f)}if(t&&!scrollY)t.scrollIntoView()});
window.yeoulLanded=b;addEventListener("load",function(){("awake" in d.dataset||"asleep" in d.dataset)&&b()})}
addEventListener("hashchange",function(){var x=l.hash.slice(1),t=x&&!at(x)&&at("${ID_PREFIX}"+x);if(t)t.scrollIntoView()});`;

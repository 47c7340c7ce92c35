"use client";

import { useLayoutEffect } from "react";
import { entryKeys } from "@/lib/routing/entry-keys";

/**
 * Runs before anything is painted: takes the consumed keys out of the address (R1.7) and puts them by for the page,
 * leaving every other key to the letter. It also marks that scripts run, so that CSS can tell.
 */
export function EntryScript() {
  // React draws the whole document anew when a widget fails as it wakes up, and would leave the mark out.
  useLayoutEffect(() => {
    document.documentElement.dataset.script = "";
  }, []);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; must run before the first paint
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? entryScript() : "" }}
    />
  );
}

function entryScript(): string {
  return `(function(d,l,h){d.dataset.script="";var k="${entryKeys.join()}".split(","),e={},r=[],n=0;
l.search.slice(1).split("&").forEach(function(p){if(!p)return;var i=p.indexOf("="),a,v;
try{a=decodeURIComponent((i<0?p:p.slice(0,i)).replace(/\\+/g," "));v=i<0?"":decodeURIComponent(p.slice(i+1).replace(/\\+/g," "))}catch(x){}
if(k.indexOf(a)<0)r.push(p);else{n=1;if(!(a in e))e[a]=v}});
window.yeoulEntry=e;if(n)h.replaceState(h.state,"",l.pathname+(r.length?"?"+r.join("&"):"")+l.hash)})(document.documentElement,location,history)`;
}

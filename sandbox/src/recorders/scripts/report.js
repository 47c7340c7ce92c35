// Prepended to every script here: reports each call and the calling page to the recorder.
const origin = new URL(document.currentScript.src).origin;
const notes = [];
// biome-ignore lint/correctness/noUnusedVariables: called by the script that is served after it
function report(platform, sdkId, call, args) {
  const hit = {
    platform,
    sdkId: String(sdkId),
    call,
    args,
    page: location.href,
    referrer: document.referrer,
    isTop: window === window.top,
    notes,
  };
  const body = JSON.stringify(hit);
  if (navigator.sendBeacon) navigator.sendBeacon(`${origin}/hits`, body);
  else fetch(`${origin}/hits`, { method: "POST", mode: "no-cors", keepalive: true, body });
}
// biome-ignore lint/correctness/noUnusedVariables: called by the script that is served after it
function loadedOnce(platform) {
  const key = `${platform} is here`;
  if (window[key]) notes.push("the script was loaded twice");
  window[key] = true;
}

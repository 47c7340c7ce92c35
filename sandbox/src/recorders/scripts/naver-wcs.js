// Stands in for wcslog.js: reads the account from `wcs_add` at every call and requires `inflow` before the first.
loadedOnce("naver_wcs");
let hasInflow = false;
const account = () => window.wcs_add?.wa ?? "";
window.wcs = {
  inflow(domain) {
    hasInflow = true;
    if (domain !== undefined && !location.hostname.endsWith(domain))
      notes.push(`inflow of a foreign ${domain}`);
  },
  trans: (...args) => report("naver_wcs", account(), "trans", args),
  cnv: (...args) => ["cnv", ...args],
};
window.wcs_do = (...args) => {
  if (!hasInflow) notes.push("wcs_do before inflow");
  report("naver_wcs", account(), "wcs_do", args);
};

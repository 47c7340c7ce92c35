// Stands in for gtag.js: processes the entries of `dataLayer`, both queued and later ones. Google serves a script for
// each id; a page loads one of them and configures the others.
loadedOnce("google_tag");
const ids = [];
let hasStarted = false;
const take = (entry) => {
  if (Object.prototype.toString.call(entry) !== "[object Arguments]") {
    notes.push("dataLayer received something other than arguments");
    return;
  }
  const [command, name, values = {}] = entry;
  if (command === "js") hasStarted = name instanceof Date;
  if (command === "config") {
    if (!hasStarted) notes.push("config before js");
    ids.push(name);
    if (values.send_page_view !== false) report("google_tag", name, "automatic", ["page_view"]);
  }
  if (command === "event") {
    const wanted = values.send_to === undefined ? ids : [values.send_to];
    for (const id of wanted) report("google_tag", id, "event", [name, values]);
  }
};
const layer = window.dataLayer ?? [];
for (const entry of layer) take(entry);
layer.push = (...entries) => {
  for (const entry of entries) take(entry);
  return Array.prototype.push.apply(layer, entries);
};

/**
 * What translators, extensions and browsers do to a page after it has loaded and before its own scripts run. Each runs
 * in the page, once its document is parsed.
 */
export const pageChanges: Readonly<Record<string, () => void>> = {
  "a translator puts every text into an element of its own": () => {
    document.documentElement.lang = "fr";
    document.documentElement.classList.add("translated-ltr");
    const skipped = "script,style,template,noscript,textarea,svg";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(skipped)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.style.verticalAlign = "inherit";
      inner.style.verticalAlign = "inherit";
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    }
  },
  "a translator replaces the texts and the language": () => {
    document.documentElement.lang = "x-mtfrom-ko";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== "" && !text.parentElement?.closest("script,style"))
        text.data = `«${text.data}»`;
    }
  },
  "the language and the classes of the document change": () => {
    document.documentElement.lang = "fr";
    document.documentElement.className = "translated-ltr js-focus-visible";
    document.documentElement.setAttribute("dir", "ltr");
  },
  "an element comes first in the body": () => {
    const bar = document.createElement("div");
    bar.id = "extension-bar";
    bar.append(document.createElement("button"));
    document.body.prepend(bar);
  },
  "elements stand at the end of the head, the body and the document": () => {
    document.head.append(document.createElement("style"));
    document.body.append(document.createElement("div"));
    document.documentElement.append(document.createElement("div"));
  },
  "Dark Reader marks elements and adds style sheets": () => {
    const root = document.documentElement;
    root.setAttribute("data-darkreader-mode", "dynamic");
    root.setAttribute("data-darkreader-scheme", "dark");
    const sheet = document.createElement("style");
    sheet.className = "darkreader darkreader--fallback";
    document.head.prepend(sheet);
    for (const element of document.querySelectorAll<HTMLElement>("a,button,select,input,svg *,[style]")) {
      element.setAttribute("data-darkreader-inline-color", "");
      element.style.setProperty("--darkreader-inline-color", "#e8e6e3");
    }
  },
  "Grammarly marks the body and the fields": () => {
    document.body.setAttribute("data-new-gr-c-s-check-loaded", "14.1100.0");
    document.body.setAttribute("data-gr-ext-installed", "");
    for (const field of document.querySelectorAll("input,textarea"))
      field.setAttribute("data-gramm", "false");
    document.documentElement.append(document.createElement("grammarly-desktop-integration"));
    for (const field of document.querySelectorAll("input,select"))
      field.after(document.createElement("grammarly-extension"));
  },
  "a browser makes links of telephone numbers, dates and addresses": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const found = /\d[\d,.:-]*/.exec(text.data);
      if (found === null || text.parentElement?.closest("script,style,template,option,a,button")) continue;
      const rest = text.splitText(found.index);
      rest.splitText(found[0].length);
      const link = document.createElement("a");
      link.setAttribute("x-apple-data-detectors", "true");
      rest.replaceWith(link);
      link.append(rest);
    }
  },
  "a search in the page marks what it found": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.length < 3 || text.parentElement?.closest("script,style,template,option")) continue;
      const rest = text.splitText(1);
      rest.splitText(1);
      const mark = document.createElement("mark");
      rest.replaceWith(mark);
      mark.append(rest);
    }
  },
};

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that are kept; of inputs only those that choose, by which tabs are made without a script. All others except the dropped ones are unwrapped: their text and children are kept. */
export const allowedElements = words(`
a abbr acronym address area article aside audio b bdi bdo big blockquote br button caption center cite code col colgroup
data dd del details dfn dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i
img input ins kbd label legend li main map mark menu meter nav nobr ol p picture pre progress q rb rp rt rtc ruby s samp search
section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video
wbr`);

/** Elements dropped with their content: they run, fetch, frame, or are parsed by other rules than ordinary markup. */
export const droppedElements = words(`
script style template noscript embed xmp plaintext noembed noframes title datalist base basefont bgsound meta link math frame frameset param input keygen canvas portal
fencedframe`);

export const voidElements = words(`
area base br col embed hr img input link meta param source track wbr`);

/** Returns whether an element is unwrapped without a finding: leftovers of Word, Hangul and page builders. */
export function isSilentWrapper(tag: string): boolean {
  return tag.includes(":") || /^(?:html|head|body|marquee|blink|dialog|output|hangul|image)$/.test(tag);
}

/** SVG shapes, paint and filters, in the spelling that HTML parsers give them. No foreign elements with text. */
export const allowedSvgElements = words(`
svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image marker pattern mask
clipPath linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite
feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
feTurbulence`);

/** SVG wrappers that are unwrapped: their shapes are kept. */
export const unwrappedSvgElements = words("a switch");

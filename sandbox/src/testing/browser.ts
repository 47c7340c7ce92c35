/** As much of a browser as a login needs: it keeps cookies, follows redirects and sends forms. */
export function openBrowser({ language = "en" }: { language?: string } = {}) {
  const cookies = new Map<string, Cookie>();

  const ask = async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address);
    const sent = [...cookies.values()]
      .filter(({ path }) => path === "/" || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`);
    const headers = { "accept-language": language, accept: "text/html", cookie: sent.join("; ") };
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };

  /** Goes on until something is shown, or until the way leads to `stopAt`, which is not visited. */
  const open = async (
    address: string,
    { stopAt, ...init }: RequestInit & { stopAt?: string } = {},
  ): Promise<Visit> => {
    if (stopAt !== undefined && address.startsWith(stopAt))
      return { address, status: 0, text: "", left: new URL(address).searchParams };
    const response = await ask(address, init);
    const location = response.headers.get("location");
    if (location === null)
      return { address, status: response.status, text: await response.text(), left: new URLSearchParams() };
    return open(new URL(location, address).href, stopAt === undefined ? {} : { stopAt });
  };

  return {
    open,
    /** Sends a form of the page that is shown. */
    submit: (visit: Visit, path: string, form: Record<string, string>, stopAt?: string) =>
      open(new URL(path, visit.address).href, {
        method: "POST",
        body: new URLSearchParams(form),
        ...(stopAt !== undefined && { stopAt }),
      }),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** What a browser shows; `left` is the query of the address at which it left for the website. */
export type Visit = { address: string; status: number; text: string; left: URLSearchParams };

/** One name may have a value for each path. */
type Cookie = { name: string; value: string; path: string };

function keep(cookies: Map<string, Cookie>, line: string): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/";
  const isGone = value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
  const key = `${name} ${path}`;
  if (isGone) cookies.delete(key);
  else cookies.set(key, { name, value, path });
}

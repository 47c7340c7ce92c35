/** Creates a minimal browser for logins: it stores cookies, follows redirects and sends forms. */
export function openBrowser({ language = "en" }: { language?: string } = {}) {
  const cookies = new Map<string, Cookie>();

  const ask = async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address);
    const sent = [...cookies.values()]
      .filter(({ path }) => path === "/" || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`);
    const headers = { "accept-language": language, accept: "text/html", cookie: sent.join("; ") };
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) storeCookie(cookies, line);
    return response;
  };

  /** Follows redirects until a page is shown, or until an address that begins with `stopAt`, which is not requested. */
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
    /** Submits a form of the visited page. */
    submit: (visit: Visit, path: string, form: Record<string, string>, stopAt?: string) =>
      open(new URL(path, visit.address).href, {
        method: "POST",
        body: new URLSearchParams(form),
        ...(stopAt !== undefined && { stopAt }),
      }),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** The page a browser shows; `left` is the query of the `stopAt` address it was redirected to. */
export type Visit = { address: string; status: number; text: string; left: URLSearchParams };

/** A cookie; one name may have a value for each path. */
type Cookie = { name: string; value: string; path: string };

function storeCookie(cookies: Map<string, Cookie>, line: string): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/";
  const isGone = value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
  const key = `${name} ${path}`;
  if (isGone) cookies.delete(key);
  else cookies.set(key, { name, value, path });
}

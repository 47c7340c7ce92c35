import { z } from "zod";
import { expect } from "@/e2e/support/fixtures";

const linkSchema = z.object({ address: z.string(), ends: z.number() });

/** A client of one server instance, signed in at its workbench. */
export class Staff {
  readonly #origin: string;
  readonly #cookie: string;

  private constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#cookie = cookie;
  }

  static async signIn(origin: string, secret: string): Promise<Staff> {
    const answer = await fetch(`${origin}/workbench/sign-in`, {
      method: "POST",
      body: new URLSearchParams({ secret }),
      redirect: "manual",
    });
    const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";", 1);
    expect([answer.status, cookie]).toEqual([303, expect.stringMatching(/^workbench=./)]);
    return new Staff(origin, cookie);
  }

  /** Creates a share link for this page as a logged-out guest sees it; returns its path and query. */
  async share(path: string, html: string): Promise<string> {
    const versions = [{ locale: "en", html, style: "" }];
    const answer = await this.ask("share", { versions, path, zone: "page", locale: "en", guest: "out" });
    expect(answer.status).toBe(200);
    const { pathname, search } = new URL(linkSchema.parse(await answer.json()).address);
    return pathname + search;
  }

  ask(call: string, body: unknown): Promise<Response> {
    return fetch(`${this.#origin}/workbench/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.#cookie },
      body: JSON.stringify(body),
    });
  }
}

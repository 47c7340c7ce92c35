/** @jest-environment jsdom */
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import GlobalErrorPage from "@/app/global-error";
import { loadMessages } from "@/lib/i18n/load-messages";
import english from "@/messages/en.json";
import korean from "@/messages/ko.json";

jest.mock("@/lib/i18n/load-messages", () => ({ loadMessages: jest.fn() }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A document of ours, until its frame fails. */
function Page({ language, hasFailed }: { language: string; hasFailed: boolean }) {
  if (hasFailed) return <GlobalErrorPage />;
  return (
    <html lang={language} data-language={language}>
      <head />
      <body />
    </html>
  );
}

let root: Root;

beforeAll(async () => {
  document.documentElement.innerHTML = "<head></head><body></body>";
  document.documentElement.lang = "ko";
  document.documentElement.dataset.language = "ko";
  await act(async () => {
    root = hydrateRoot(document, <Page language="ko" hasFailed={false} />);
  });
});

async function fail(language: string): Promise<void> {
  for (const hasFailed of [false, true]) {
    await act(async () => root.render(<Page language={language} hasFailed={hasFailed} />));
  }
  // The failure and its notice are code of their own.
  await act(() => import("@/components/ui/whole-page-failure"));
  await act(() => import("@/components/ui/failure-notice"));
}

test.each([
  ["ko", korean],
  ["en", english],
])(
  "a page whose frame failed says so in its own language, %s, and leads on (R12.4)",
  async (language, messages) => {
    jest.mocked(loadMessages).mockResolvedValue(messages as never);
    await fail(language);
    const { title, message, retry, book } = messages.Failure;
    expect(document.documentElement.lang).toBe(language);
    const notice = document.querySelector("[role=alert]");
    expect(notice?.querySelector("h1")?.textContent).toBe(title);
    expect(notice?.textContent).toContain(message);
    const links = [...(notice?.querySelectorAll("a") ?? [])];
    expect(links.map(({ textContent }) => textContent?.trim())).toEqual([retry, book]);
    expect(links[1]?.getAttribute("href")).toBe("/book");
  },
);

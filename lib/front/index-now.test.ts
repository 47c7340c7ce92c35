import { createIndexNow } from "@/lib/front/index-now";

const listed = ["/", "/r/11", "/p/winter", "/p/%EC%97%AC%EC%9A%B8", "/promotion/11/1101"].map((path) => ({
  path,
}));

function teller({ status = 200, fails = false } = {}) {
  const sent: unknown[] = [];
  const tell = createIndexNow({
    key: "key-12345678",
    origin: "https://dining.test",
    listPages: async () => listed,
    send: async (message) => {
      if (fails) throw new Error("nobody listens");
      sent.push(JSON.parse(message));
      return status;
    },
  });
  return { sent, tell };
}
const tags = (...names: string[]) => ({ kind: "tags" as const, tags: new Set(names) });

test("R11.3 engines are told of what was published, in both languages, with the key that proves whose word it is", async () => {
  const { sent, tell } = teller();
  await tell(tags("page:winter", "promotion:1101", "promotion", "part:7"));
  expect(sent).toEqual([
    {
      host: "dining.test",
      key: "key-12345678",
      keyLocation: "https://dining.test/key-12345678.txt",
      urlList: [
        "https://dining.test/p/winter?language=ko",
        "https://dining.test/p/winter?language=en",
        "https://dining.test/promotion/11/1101?language=ko",
        "https://dining.test/promotion/11/1101?language=en",
      ],
    },
  ]);
});

test("R11.3 a page is known by its key in any script, and everything by all", async () => {
  const { sent, tell } = teller();
  await tell(tags("page:여울"));
  await tell({ kind: "all" });
  expect(sent).toMatchObject([{ urlList: { length: 2 } }, { urlList: { length: 10 } }]);
});

test("R11.3 what nobody may find is told to nobody", async () => {
  const { sent, tell } = teller();
  await tell(tags("page:hidden", "resource", "layout:1"));
  expect(sent).toEqual([]);
});

test.each([{ status: 429 }, { fails: true }])(
  "R11.3 an engine that does not listen is a line in the log: %j",
  async (how) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    await teller(how).tell(tags("page:winter"));
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

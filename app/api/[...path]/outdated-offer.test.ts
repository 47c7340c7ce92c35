import { serveCalls } from "@/app/api/[...path]/serve-calls.test-support";

const { backend, ask } = serveCalls();

const BASE = "/crm_channel_si_tc";
const draft = {
  date: "2027-01-08",
  time: "19:00",
  adult: 2,
  child: 0,
  infant: 0,
  items: [{ menuId: 1, quantity: 2, unitPrice: 50_000 }],
  amount: 100_000,
  currency: "KRW",
  name: "Kim",
  mobile: "01012345678",
  email: "kim@example.com",
  requests: "",
  consents: { cancellation: true, privacy: true },
};

/** What a page shows of an offer, with what the back end says of it as the offer of this name. */
const reads = {
  offer: [
    "GET",
    `${BASE}/promotion/detail/14/7`,
    (name: string) => ({ id: 7, resourceId: 14, name, menus: [] }),
  ],
  list: [
    "POST",
    `${BASE}/promotion/list/14?page=1&perPage=16&withOutlet=false`,
    (name: string) => ({ rows: [{ id: 7, resourceId: 14, name }], lastPage: 1 }),
  ],
  times: [
    "GET",
    `${BASE}/promotion/timetable/7?date=2027-01-08&pax=2`,
    (name: string) => [{ time: "19:00", status: name === "old" ? "open" : "full" }],
  ],
  days: [
    "GET",
    `${BASE}/promotion/calendar/7?month=2027-01&pax=2`,
    (name: string) => [{ date: "2027-01-08", status: name === "old" ? "open" : "full" }],
  ],
} as const;

const book = () => ask("POST", `${BASE}/reservation/create/14/7`, { body: JSON.stringify(draft) });

/** Reads what a page shows, lets the offer change, books it with this outcome, and reads again. */
async function readAround(what: keyof typeof reads, outcome: { status: number; code?: string }) {
  const [method, path, data] = reads[what];
  let name = "old";
  backend.answer = ({ url }) => {
    if (!url.includes("/reservation/create/")) return { body: { data: data(name) } };
    return {
      status: outcome.status,
      body: outcome.code === undefined ? {} : { error: { error: outcome.code } },
    };
  };
  const before = await (await ask(method, path)).json();
  name = "new";
  const refusal = await book();
  const after = await (await ask(method, path)).json();
  expect(refusal.status).toBeGreaterThanOrEqual(400);
  expect(before).toEqual({ data: data("old") });
  return after.data;
}

beforeEach(async () => {
  const { forgetAllPublic } = await import("@/lib/http/call-backend");
  forgetAllPublic();
});

test.each([
  ["wrong_price", 422],
  ["cannot_make_reservation", 409],
  ["no_tables", 409],
  ["over_item_limit", 422],
  ["wrong_item_limit", 409],
  ["wrong_date_time", 422],
  ["expired_promotion", 422],
  ["failed_to_load_promotion", 404],
  ["a_code_of_their_own", 409],
])("what is read after the refusal %s is what the back end says then (R6.7)", async (code, status) => {
  for (const what of ["offer", "list", "times", "days"] as const) {
    expect(await readAround(what, { status, code })).toEqual(reads[what][2]("new"));
  }
});

test("a call that failed says nothing of the offer, and what is shared is kept (R6.7)", async () => {
  expect(await readAround("offer", { status: 503 })).toEqual(reads.offer[2]("old"));
});

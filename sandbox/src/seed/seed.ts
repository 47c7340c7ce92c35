import type { Seed } from "./types.ts";

export const seed: Seed = {
  languages: [
    { id: 1, code: "en", name: "English" },
    { id: 2, code: "ko", name: "한국어" },
  ],
  settings: [],
  resources: [],
  sites: [],
  layouts: [],
  pages: [],
  parts: [],
  promotions: [],
};

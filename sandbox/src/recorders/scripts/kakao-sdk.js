// Stands in for the sharing part of the messenger's SDK: `init` with the key, then a card, which opens a window.
loadedOnce("kakao_sdk");
let key;
window.Kakao = {
  VERSION: "2.8.3",
  init(given) {
    if (key !== undefined) notes.push("init was called twice");
    key = given;
  },
  isInitialized: () => key !== undefined,
  cleanup() {
    key = undefined;
  },
  Share: {
    sendDefault(card) {
      if (key === undefined) throw new Error("Kakao.init was not called");
      report("kakao_sdk", key, "sendDefault", [card]);
      const { title = card.text, imageUrl = "" } = card.content ?? {};
      const query = new URLSearchParams({ title, imageUrl, address: card.buttons?.[0]?.link?.webUrl ?? "" });
      window.open(`${origin}/talk?${query}`, "kakao-share", "width=420,height=640");
    },
  },
};

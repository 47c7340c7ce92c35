/** The hotel group's registration at the messenger: its app's two keys and its channel. None of them is secret. */
export const messengerApp = {
  clientId: "sandbox-rest-key",
  sdkKey: "sandbox-js-key",
  channelId: "_yeoul",
} as const;

/** Where a guest adds the channel whose page at the messenger this is; the page asks for an account itself. */
export function addChannelAddress(channelPage: string): string {
  return `${channelPage}/friend`;
}

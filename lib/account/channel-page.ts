/** Returns the address for adding the channel with this messenger page; it asks for an account itself. */
export function addChannelAddress(channelPage: string): string {
  return `${channelPage}/friend`;
}

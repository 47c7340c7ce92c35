/**
 * Never shown to a guest: the middleware responds to unknown addresses with the page `/error-404`. Next writes this
 * component into the payload of every page, and its own default takes a kilobyte of it.
 */
export default function NotFound() {
  return <a href="/error-404">404</a>;
}

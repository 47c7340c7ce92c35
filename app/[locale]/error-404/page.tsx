import { notFound } from "next/navigation";

/** Where unknown addresses end (R1.3): the not-found screen, with its status. */
export default function Error404Page() {
  notFound();
}

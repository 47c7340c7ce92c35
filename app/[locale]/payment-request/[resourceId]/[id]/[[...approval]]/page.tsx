import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare, withShortDeadline } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Island } from "@/components/layout/island";
import { PaymentPlaceholder } from "@/components/payment/payment-placeholder";
import { PaymentScreen } from "@/components/payment/payment-screen";
import { isRenderedForMembers, requireSession } from "@/lib/account/require-session";
import { readSession, sessionCookieName } from "@/lib/account/session";
import { bookedKey, decideReservationState, isCertain } from "@/lib/booking/reservation-state";
import { reservationIdSchema } from "@/lib/booking/schema";
import { orWithout } from "@/lib/http/or-without";
import { INCOMPLETE_TAG, recordTags } from "@/lib/http/sources";
import type { Locale } from "@/lib/i18n/locales";
import { openResume } from "@/lib/payment/resume";
import type { SettledPayment } from "@/lib/payment/schema";
import { settleOnReturn } from "@/lib/payment/settle-payment";
import { loadResource } from "@/lib/place/loaders";
import { type OutletDetails, toOutletDetails } from "@/lib/place/outlet-details";
import { mediaServer } from "@/lib/place/own-media-server";
import { paths } from "@/lib/routing/paths";

type Props = {
  params: Promise<{ locale: Locale; resourceId: string; id: string; approval?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("Payment");
  const { locale, resourceId, id } = await params;
  return {
    ...(await loadPrivateMetadata(locale, paths.paymentRequest(resourceId, id), t("title"))),
    referrer: "strict-origin",
  };
}

/**
 * Shows the state of a reservation and its payment (R7.2, R7.5). The server's HTML holds nothing of the guest: it is
 * the same for all reservations at one outlet. Only on the return from the gateway it says where the guest's messages
 * go, masked: the payment is settled here then, so that the page says at once that the table is theirs. Without a
 * session the page opens only for a browser that returns from the gateway with a return address we sealed, and only for
 * that reservation.
 */
export default async function PaymentRequestPage({ params, searchParams }: Props) {
  const { locale, resourceId, id, approval = [] } = await params;
  const { resume: sealed, replaces } = await searchParams;
  const resume = typeof sealed === "string" ? sealed : undefined;
  const opened = openResume(resume, id, new Date());
  const isResumed = String(opened?.resourceId) === resourceId;
  const session = await readSession((await cookies()).get(sessionCookieName())?.value);
  const earlier = reservationIdSchema.safeParse(replaces);
  const path = paths.paymentRequest(resourceId, id);
  const [approvalId] = approval;
  const isSignedIn = session !== undefined || (await isRenderedForMembers());
  if (!isSignedIn && !isResumed) {
    const query = earlier.success ? `?${new URLSearchParams({ replaces: earlier.data })}` : "";
    await requireSession(`${[path, ...approval].join("/")}${query}`);
  }

  const [chrome, outlet, settled] = await Promise.all([
    loadChromeOrBare(locale, path),
    loadOutlet(Number(resourceId), locale),
    approvalId === undefined
      ? undefined
      : settleOnReturn({
          tokens: [session?.token, opened?.token],
          reservationId: id,
          approvalId,
          locale,
          sessionId: session?.id,
        }),
  ]);
  const booked = settled === undefined ? undefined : bookedHeading(settled);
  const receipt = await getTranslations("Receipt");
  const t = await getTranslations("Payment");
  const shell = await getTranslations("Shell");
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      isPrivate
      island={
        <Island>
          <PaymentScreen
            resourceId={Number(resourceId)}
            reservationId={id}
            approvalId={approvalId}
            settled={settled}
            resume={isResumed ? resume : undefined}
            fromMessenger={isResumed && opened?.fromMessenger === true}
            replaces={earlier.success ? earlier.data : undefined}
            isSignedIn={isSignedIn}
            outlet={outlet}
            legal={chrome.legal}
            media={mediaServer()}
          />
        </Island>
      }
    >
      <PaymentPlaceholder
        title={t("title")}
        withoutScript={shell("needsScript")}
        heading={booked === undefined ? undefined : receipt(booked)}
      />
    </AppShell>
  );
}

/** Returns the heading for a payment that was just settled, where that is good news. */
function bookedHeading(settled: SettledPayment) {
  const state = decideReservationState({ ...settled, needsPayment: true });
  return isCertain(state) || state === "restaurant" ? (`booked.${bookedKey(state)}` as const) : undefined;
}

/** Loads the outlet's facts. They are optional: the state of the reservation is shown without them. */
async function loadOutlet(id: number, locale: Locale): Promise<OutletDetails | undefined> {
  const resource = await orWithout(`outlet ${id}: details could not be loaded`, () =>
    withShortDeadline(() => loadResource({ id, includeAncestors: true }, locale)),
  );
  if (resource === undefined) recordTags([INCOMPLETE_TAG]);
  return resource && toOutletDetails(resource, locale);
}

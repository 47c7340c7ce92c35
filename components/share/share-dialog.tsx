"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSite } from "@/components/layout/site-context";
import { fixedSize, Photo } from "@/components/offer/photo";
import { CopyLink } from "@/components/share/copy-link";
import styles from "@/components/share/share-dialog.module.css";
import { TargetIcon } from "@/components/share/target-icon";
import button from "@/components/ui/button.module.css";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { Sheet } from "@/components/ui/sheet";
import { showError } from "@/components/ui/show-error";
import { useCall } from "@/components/ui/use-call";
import { isSignedIn } from "@/lib/account/signed-in";
import type { AppError } from "@/lib/base/app-error";
import { readUrl } from "@/lib/base/text";
import { inAppBrowserOf } from "@/lib/browser/device";
import { isPhone } from "@/lib/browser/user-agent";
import { getEncodedUserId } from "@/lib/event/endpoints";
import { entrySchemas } from "@/lib/routing/entry-params";
import { paths } from "@/lib/routing/paths";
import { loadMessengerSdk, type MessengerSdk } from "@/lib/share/messenger-sdk";
import { rememberShare } from "@/lib/share/pending-share";
import { readShareMark, type ShareContent } from "@/lib/share/share-content";
import { type ShareLogin, shareMark } from "@/lib/share/share-mark";
import {
  type MessengerCard,
  messengerCard,
  type ShareTarget,
  shareAddress,
  shareTargets,
  targetAddress,
} from "@/lib/share/share-targets";
import { readAttribution } from "@/lib/tracking/attribution";

/** The link is complete without the guest's id, which may arrive while the dialog is open. */
const RETRIES = 3;

type ShareOptionsProps = { content: ShareContent; sdk: MessengerSdk | undefined; login: ShareLogin };

/**
 * Shows what is shared, the targets, and the address to copy, or that a login comes first. For a signed-in guest the id
 * of who shares is loaded first; where it is unknown, the link leaves it out.
 */
export function ShareOptions({ content, sdk, login }: ShareOptionsProps) {
  const t = useTranslations("Share");
  const locale = useLocale();
  const [isGuest] = useState(() => isSignedIn(document.cookie));
  const { media } = useSite();
  const { data, error, isLoading } = useCall(getEncodedUserId, isGuest ? {} : undefined, {
    retries: RETRIES,
    endedSession: "say nothing",
  });
  if (!isGuest && login === "required") return <LoginFirst content={content} />;
  if (isLoading) return <Skeleton label={t("loading")} />;
  if (error?.code === "unauthorized") return <LoginFirst content={content} error={error} />;
  // A value that cannot be in an address counts as unknown.
  const sharedBy = entrySchemas["shared-by"].safeParse(data).data;

  const preview = readPagePreview();
  const { campaign } = readAttribution();
  const { origin, pathname, search } = location;
  const address = shareAddress({ origin, pathname, search, locale, sharedBy, campaign });
  const title = content.title ?? preview.title;
  const message = {
    address,
    title,
    description: content.description ?? preview.description,
    hashtags: content.hashtags,
  };
  const imageUrl = content.imageUrl ?? preview.imageUrl;
  const { userAgent } = navigator;
  const targets = shareTargets.filter((target) => target !== "sms" || isPhone(userAgent));
  return (
    <>
      <div className={styles.what}>
        {imageUrl === undefined ? null : <Photo src={imageUrl} alt="" {...fixedSize(64)} media={media} />}
        <p>
          <strong>{title}</strong>
          {message.description === undefined ? null : <span>{message.description}</span>}
        </p>
      </div>
      <ul className={styles.targets}>
        {sdk === undefined ? null : (
          <MessengerOption
            sdk={sdk}
            card={{ ...message, imageUrl, buttonText: content.buttonText ?? t("buttonText") }}
          />
        )}
        {targets.map((target) => (
          <li key={target}>
            <a href={targetAddress(target, message)} {...windowFor(target, userAgent)}>
              <TargetIcon name={target} />
              {t(target)}
            </a>
          </li>
        ))}
      </ul>
      <CopyLink address={address} />
      {isGuest ? null : <LoginOffer content={content} />}
    </>
  );
}

/** Mail and messages are apps; in an in-app browser a new window would replace the page or never open. */
function windowFor(target: ShareTarget, userAgent: string) {
  const isApp = target === "email" || target === "sms";
  return isApp || inAppBrowserOf(userAgent) !== undefined
    ? {}
    : { target: "_blank", rel: "noopener noreferrer" };
}

/**
 * Offers the login to an anonymous visitor, whose link does not say who shares. The share is kept for after the login.
 */
function LoginOffer({ content }: { content: ShareContent }) {
  const t = useTranslations("Share");
  const common = useTranslations("Common");
  return (
    <p className={styles.offer}>
      {t("loginOffer")}{" "}
      <a href={paths.login("kakao")} onClick={(event) => logInAndShare(event, content)}>
        {common("logIn")}
      </a>
    </p>
  );
}

/** Goes to the login and returns to this page with the dialog open again. */
function logInAndShare(event: React.MouseEvent, content: ShareContent): void {
  event.preventDefault();
  rememberShare(shareMark(content)["data-share"]);
  location.assign(paths.login("kakao", location.pathname + location.search));
}

/**
 * Says that a login comes first and remembers the share, so that the dialog is open again after it. For an ended
 * session, `error`, the login follows by itself.
 */
function LoginFirst({ content, error }: { content: ShareContent; error?: AppError }) {
  const t = useTranslations("Share");
  const common = useTranslations("Common");
  const { "data-share": mark } = shareMark(content);
  useEffect(() => {
    rememberShare(mark);
    if (error !== undefined) void showError(error);
  }, [mark, error]);
  return (
    <div className={styles.login}>
      <p>{t("loginFirst")}</p>
      <a
        className={button.main}
        href={paths.login("kakao")}
        onClick={(event) => logInAndShare(event, content)}
      >
        {common("logIn")}
      </a>
    </div>
  );
}

function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <p>{label}</p>
      <span />
      <span />
    </div>
  );
}

/** Returns the page's data for previews (R11.1), which is shared when nothing else is given. */
function readPagePreview(): { title: string; description?: string; imageUrl?: string } {
  const read = (property: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content || undefined;
  const description = read("description");
  const imageUrl = read("image");
  return {
    title: read("title") ?? document.title,
    ...(description === undefined ? {} : { description }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
  };
}

type MessengerOptionProps = { sdk: MessengerSdk; card: Parameters<typeof messengerCard>[0] };
type Send = (card: MessengerCard) => void;

/** Shares in the messenger itself, with its own script; without that the other ways remain. */
function MessengerOption({ sdk, card }: MessengerOptionProps) {
  const t = useTranslations("Share");
  const [send, setSend] = useState<{ now: Send }>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isShown = true;
    loadMessengerSdk(sdk).then(
      (kakao) => isShown && setSend({ now: (wanted) => kakao.Share.sendDefault(wanted) }),
      (error: unknown) => {
        console.warn("the messenger's script cannot be used", error);
        if (isShown) setFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [sdk]);

  const share = () => {
    try {
      send?.now(messengerCard({ ...card, imageUrl: absolute(card.imageUrl) }));
    } catch (error) {
      console.warn("the messenger could not share", error);
      setFailed(true);
    }
  };
  return (
    <li>
      <button type="button" disabled={send === undefined || hasFailed} onClick={share}>
        <TargetIcon name="kakao" />
        {t("kakao")}
        {hasFailed ? <small>{t("notNow")}</small> : null}
      </button>
      <span className="visually-hidden" role="status">
        {hasFailed ? t("kakaoFailed") : ""}
      </span>
    </li>
  );
}

function absolute(address: string | undefined): string | undefined {
  return address === undefined ? undefined : readUrl(address, location.origin)?.href;
}

type Props = { mark: string; sdk: MessengerSdk | undefined; login: ShareLogin; onClose: () => void };

/** The ways to share a page (R4.8), in a dialog over that page. */
export function ShareDialog(props: Props) {
  return (
    <MessagesProvider>
      <OpenDialog {...props} />
    </MessagesProvider>
  );
}

function OpenDialog({ mark, sdk, login, onClose }: Props) {
  const common = useTranslations("Common");
  return (
    <Sheet title={common("share")} onClose={onClose} focusAfter={() => focusOpener(mark)}>
      <ShareOptions content={readShareMark(mark)} sdk={sdk} login={login} />
    </Sheet>
  );
}

/** Focuses the opener, found by its mark because after a login the page is another document. */
function focusOpener(mark: string): void {
  const openers = document.querySelectorAll<HTMLElement>("[data-share]");
  [...openers].find((opener) => opener.getAttribute("data-share") === mark)?.focus();
}

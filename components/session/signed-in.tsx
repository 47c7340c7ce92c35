"use client";

import { useEffect } from "react";
import { createPortal } from "react-dom";
import { AccountPanel } from "@/components/session/account-panel";
import { readAccountFacts } from "@/components/session/read-account-facts";
import { AUTOMATIC_LOGIN_KEY, useProfiles } from "@/components/session/use-profiles";
import { WithMessages } from "@/components/session/with-messages";
import { writeStored } from "@/lib/browser/storage";
import { paths } from "@/lib/routing/paths";

/** Keeps what the page shows of the guest true, logs in by itself where that is due, and fills the account menu. */
export function SignedIn() {
  const { profile, login, refresh } = useProfiles();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (profile.state === "loggedOut") delete dataset.session;
    if (profile.state === "loggedIn") dataset.session = "in";
  }, [profile.state]);

  useEffect(() => {
    if (login === "none") return;
    writeStored("sessionStorage", AUTOMATIC_LOGIN_KEY, Date.now());
    const address = paths.login("kakao", location.pathname + location.search + location.hash);
    location.replace(login === "silently" ? `${address}&prompt=none` : address);
  }, [login]);

  const place = document.getElementById("account-menu");
  const facts = readAccountFacts();
  if (place === null || facts === undefined || profile.state === "loggedOut") return null;
  return createPortal(
    <WithMessages>
      <AccountPanel profile={profile} facts={facts} onChanged={refresh} />
    </WithMessages>,
    place,
  );
}

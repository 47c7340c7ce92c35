"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { showToast } from "@/components/ui/toasts";
import { takeAccountLinked } from "@/lib/session/account-linked";

/** Says once, on the page a guest returns to, that their loyalty account is linked. */
export function AccountLinkedNotice() {
  const t = useTranslations("Account");
  useEffect(() => {
    if (takeAccountLinked()) void showToast({ title: t("linkedTitle"), message: t("linkedMessage") });
  }, [t]);
  return null;
}

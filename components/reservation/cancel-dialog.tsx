"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { showError } from "@/components/errors/show-error";
import styles from "@/components/reservation/my-reservations.module.css";
import { showToast } from "@/components/ui/toasts";
import { callApi } from "@/lib/http/call-api";
import { refundNow, refundTable } from "@/lib/promotion/refund-quote";
import { cancelBlock } from "@/lib/reservation/cancel-rule";
import { cancelReservation } from "@/lib/reservation/endpoints";
import type { Reservation } from "@/lib/reservation/schema";

type Props = { reservation: Reservation; onClose: () => void; onChanged: () => Promise<unknown> };

/**
 * Asks before a reservation is cancelled and says exactly what comes back (R8.2). If a cut-off passed while it was
 * open, it quotes anew first; within 24 hours of the table it says why not.
 */
export function CancelDialog({ reservation, onClose, onChanged }: Props) {
  const t = useTranslations("Reservations");
  const money = useTranslations("Money");
  const [quoted, setQuoted] = useState(() => quote(reservation));
  const [isRequoted, setRequoted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // State alone would let a second click through before the button is drawn as busy.
  const isSending = useRef(false);
  const wasPaid = reservation.paymentStatus === "approved";

  const confirm = async () => {
    if (isSending.current) return;
    const now = quote(reservation);
    if (now.amount !== quoted.amount || now.block !== quoted.block) {
      setQuoted(now);
      setRequoted(true);
      return;
    }
    isSending.current = true;
    setBusy(true);
    const result = await callApi(cancelReservation, { id: reservation.reservationId });
    if (result.ok) {
      const { refundAmount } = result.value;
      const amount = money("won", { amount: refundAmount });
      const message = refundAmount > 0 ? t("cancelledRefund", { amount }) : t("cancelled");
      void showToast({ title: reservation.reservationId, message });
    } else {
      await showError(result.error);
    }
    await onChanged();
    onClose();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || isBusy || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.dialog}>
          <Dialog.Title>{t("cancelTitle")}</Dialog.Title>
          <Dialog.Description asChild>
            <div aria-live="polite">
              {isRequoted ? <p className={styles.deadline}>{t("requoted")}</p> : null}
              <p>
                {quoted.block === "tooLate"
                  ? t("tooLate")
                  : !wasPaid
                    ? t("cancelFree")
                    : quoted.amount > 0
                      ? t("cancelRefund", {
                          amount: money("won", { amount: quoted.amount }),
                          percent: quoted.percent,
                        })
                      : t("cancelNoRefund")}
              </p>
            </div>
          </Dialog.Description>
          <div className={styles.answers}>
            {quoted.block === "none" ? (
              <button type="button" disabled={isBusy} onClick={confirm}>
                {t("cancelConfirm")}
              </button>
            ) : null}
            <button type="button" disabled={isBusy} onClick={onClose}>
              {t("cancelKeep")}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function quote(reservation: Reservation) {
  const now = new Date();
  const rows = refundTable(reservation.refundRules, reservation);
  return { block: cancelBlock(reservation, now), ...refundNow(rows, now) };
}

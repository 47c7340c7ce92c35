import type { GatewayOutcome } from "#shared/gateway-names.ts";

export type WindowLanguage = "ko" | "en";

type Words = {
  brand: string;
  title: string;
  secure: string;
  merchant: string;
  buyer: string;
  orderNumber: string;
  amount: string;
  won: (amount: string) => string;
  card: string;
  cards: [string, string, string, string];
  instalments: string;
  atOnce: string;
  months: (count: number) => string;
  pay: (amount: string) => string;
  cancel: string;
  agree: string;
  testers: string;
  testersIntro: string;
  outcomes: Record<GatewayOutcome, string>;
  notice: string;
  returning: string;
  returningIntro: string;
  goOn: string;
  closed: string;
  closedIntro: string;
  refused: string;
  refusals: Record<RefusalReason, string>;
};

/** Reasons why a payment window does not open. */
export type RefusalReason = "incomplete" | "signature" | "used" | "amount" | "stale" | "unknown";

/** The texts of the payment window. They are the gateway's own and independent of the hotels'. */
export const words: Record<WindowLanguage, Words> = {
  ko: {
    brand: "여울페이",
    title: "카드 결제",
    secure: "안전 결제",
    merchant: "판매처",
    buyer: "구매자",
    orderNumber: "주문 번호",
    amount: "결제 금액",
    won: (amount) => `${amount}원`,
    card: "카드 선택",
    cards: ["여울카드", "물결카드", "달빛카드", "돌담카드"],
    instalments: "할부",
    atOnce: "일시불",
    months: (count) => `${count}개월`,
    pay: (amount) => `${amount} 결제하기`,
    cancel: "취소하고 돌아가기",
    agree: "결제하면 전자금융거래 약관과 결제 정보 제공에 동의하게 됩니다.",
    testers: "시험 결과 고르기",
    testersIntro: "결제를 누르면 아래에서 고른 일이 일어납니다.",
    outcomes: {
      approve: "승인",
      decline: "카드사 거절",
      insufficient: "한도 초과 또는 잔액 부족",
      cancel: "결제 취소",
      timeout: "인증 시간 초과",
      slow: "느린 승인",
      late: "승인 뒤 응답이 오지 않음 (망 취소)",
      closed: "결제창 닫힘, 돌아오지 않음",
      double: "두 번 돌아옴",
      get: "GET으로 돌아옴",
      euc_kr: "EUC-KR로 돌아옴",
      wrong_amount: "금액이 다름",
      bad_signature: "서명이 틀림",
    },
    notice: "여울페이는 시험용 결제창입니다. 실제 카드에서는 아무것도 빠져나가지 않습니다.",
    returning: "판매처로 돌아갑니다",
    returningIntro: "잠시만 기다려 주세요. 화면이 바뀌지 않으면 아래를 눌러 주세요.",
    goOn: "계속하기",
    closed: "결제창을 닫았습니다",
    closedIntro: "판매처에는 아무 소식도 전해지지 않았습니다. 이 탭은 닫으셔도 됩니다.",
    refused: "결제를 시작할 수 없습니다",
    refusals: {
      incomplete: "판매처가 보낸 정보가 모자랍니다. 판매처로 돌아가 다시 시도해 주세요.",
      signature: "판매처의 서명을 확인할 수 없습니다. 금액이 청구되지 않았습니다.",
      used: "이미 쓰인 주문 번호입니다. 판매처로 돌아가 결제를 다시 시작해 주세요.",
      amount: "결제할 금액이 없습니다.",
      stale: "결제를 시작할 수 있는 시간이 지났습니다. 판매처로 돌아가 다시 시도해 주세요.",
      unknown: "이 결제창은 더 이상 열려 있지 않습니다.",
    },
  },
  en: {
    brand: "YeoulPay",
    title: "Card payment",
    secure: "Secure payment",
    merchant: "Merchant",
    buyer: "Buyer",
    orderNumber: "Order number",
    amount: "Amount",
    won: (amount) => `${amount} won`,
    card: "Choose a card",
    cards: ["Yeoul Card", "Mulgyeol Card", "Dalbit Card", "Doldam Card"],
    instalments: "Instalments",
    atOnce: "In full",
    months: (count) => `${count} months`,
    pay: (amount) => `Pay ${amount}`,
    cancel: "Cancel and go back",
    agree: "By paying you accept the terms of electronic payment and the use of your payment details.",
    testers: "Choose an outcome for a test",
    testersIntro: "This is what happens when you press Pay.",
    outcomes: {
      approve: "Approved",
      decline: "Declined by the card company",
      insufficient: "Over the limit or insufficient funds",
      cancel: "Cancelled",
      timeout: "Authentication timed out",
      slow: "Approved slowly",
      late: "Approved, but the answer never comes (net cancel)",
      closed: "Window closed, nothing returns",
      double: "Returned twice",
      get: "Returned by GET",
      euc_kr: "Returned in EUC-KR",
      wrong_amount: "Another amount",
      bad_signature: "A wrong signature",
    },
    notice: "YeoulPay is a payment window for tests. Nothing is taken from any real card.",
    returning: "Taking you back",
    returningIntro: "One moment, please. If nothing happens, press the button below.",
    goOn: "Continue",
    closed: "The window was closed",
    closedIntro: "The merchant was told nothing. You can close this tab.",
    refused: "This payment cannot begin",
    refusals: {
      incomplete: "The merchant sent too little. Please go back and try again.",
      signature: "The merchant’s signature could not be verified. Nothing was charged.",
      used: "This order number has been used. Please go back and begin the payment again.",
      amount: "There is nothing to pay.",
      stale: "The time to begin this payment has passed. Please go back and try again.",
      unknown: "This payment window is no longer open.",
    },
  },
};

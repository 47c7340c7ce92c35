import type { LanguageCode } from "#shared/language.ts";

/** The texts of the messenger's pages. */
type MessengerTexts = {
  name: string;
  otherLanguage: string;
  asker: string;
  cancel: string;
  chooseTitle: string;
  chooseLead: string;
  channelAdded: string;
  channelNotAdded: string;
  signedInNow: string;
  newTitle: string;
  newLabel: string;
  newHint: string;
  newSubmit: string;
  consentTitle: string;
  consentLead: string;
  consentItems: { name: string; nickname: string; channel: string; connected: string };
  consentConnected: string;
  consentAgree: string;
  consentNote: string;
  endedTitle: string;
  endedLead: string;
  problemTitle: string;
  problems: Record<string, string>;
  problemOther: string;
  problemCode: string;
  accountTitle: string;
  accountLead: string;
  accountSignOut: string;
  accountNobodyTitle: string;
  accountNobodyLead: string;
  channelName: string;
  channelLead: string;
  channelAdd: string;
  channelIsAdded: string;
  channelChat: string;
  channelUnknownTitle: string;
  channelUnknownLead: string;
  chatTitle: string;
  chatToday: string;
  chatGreeting: string;
  chatOffer: string;
  chatBack: string;
};

export const messengerTexts: Record<LanguageCode, MessengerTexts> = {
  ko: {
    name: "여울톡",
    otherLanguage: "English",
    asker: "여울 호텔",
    cancel: "취소",
    chooseTitle: "어떤 계정으로 로그인할까요?",
    chooseLead: "여울 호텔에서 사용할 여울톡 계정을 골라 주세요.",
    channelAdded: "채널 추가됨",
    channelNotAdded: "채널 추가 전",
    signedInNow: "지금 로그인된 계정",
    newTitle: "다른 계정 사용하기",
    newLabel: "이름",
    newHint: "이름만 적으면 새 계정이 만들어집니다. 비밀번호는 필요하지 않아요.",
    newSubmit: "이 이름으로 계속하기",
    consentTitle: "여울 호텔에 아래 정보를 전할까요?",
    consentLead: "동의하면 여울 호텔에 로그인됩니다.",
    consentItems: { name: "이름", nickname: "닉네임", channel: "여울 호텔 채널", connected: "연결" },
    consentConnected: "오늘부터",
    consentAgree: "동의하고 계속하기",
    consentNote: "한 번 동의하면 다음부터는 묻지 않습니다.",
    endedTitle: "로그인이 이미 끝났어요",
    endedLead: "이 화면은 더 이상 쓸 수 없습니다. 여울 호텔로 돌아가 다시 로그인해 주세요.",
    problemTitle: "로그인을 계속할 수 없어요",
    problems: {
      KOE006: "로그인 후 돌아갈 주소가 등록되어 있지 않습니다.",
      KOE007: "로그아웃 후 돌아갈 주소가 등록되어 있지 않습니다.",
      KOE101: "등록되지 않은 앱입니다.",
    },
    problemOther: "요청이 올바르지 않습니다.",
    problemCode: "오류 코드",
    accountTitle: "내 계정",
    accountLead: "이 브라우저에 로그인되어 있습니다.",
    accountSignOut: "로그아웃하고 다른 계정 고르기",
    accountNobodyTitle: "여울톡에 로그인해 주세요",
    accountNobodyLead: "계정을 고르면 바로 로그인됩니다.",
    channelName: "여울 호텔",
    channelLead: "계절의 식탁과 예약 소식을 가장 먼저 전해 드립니다.",
    channelAdd: "채널 추가",
    channelIsAdded: "추가되었습니다",
    channelChat: "채팅하기",
    channelUnknownTitle: "채널을 찾을 수 없어요",
    channelUnknownLead: "주소를 다시 확인해 주세요.",
    chatTitle: "여울 호텔과의 채팅",
    chatToday: "오늘",
    chatGreeting: "안녕하세요, 여울 호텔입니다. 예약이나 알레르기, 기념일 준비까지 무엇이든 말씀해 주세요.",
    chatOffer: "상담원은 매일 오전 9시부터 밤 9시까지 답해 드립니다.",
    chatBack: "채널로 돌아가기",
  },
  en: {
    name: "YeoulTalk",
    otherLanguage: "한국어",
    asker: "Yeoul Hotels",
    cancel: "Cancel",
    chooseTitle: "Which account would you like to use?",
    chooseLead: "Choose the YeoulTalk account to sign in to Yeoul Hotels with.",
    channelAdded: "Channel added",
    channelNotAdded: "Channel not added",
    signedInNow: "Signed in here now",
    newTitle: "Use another account",
    newLabel: "Name",
    newHint: "A name is all it takes to make a new account. There is no password.",
    newSubmit: "Continue with this name",
    consentTitle: "Share this with Yeoul Hotels?",
    consentLead: "When you agree, you are signed in to Yeoul Hotels.",
    consentItems: {
      name: "Name",
      nickname: "Nickname",
      channel: "Yeoul Hotels channel",
      connected: "Connected",
    },
    consentConnected: "From today",
    consentAgree: "Agree and continue",
    consentNote: "You agree once and are not asked again.",
    endedTitle: "This sign-in is over",
    endedLead: "This page can no longer be used. Go back to Yeoul Hotels and sign in again.",
    problemTitle: "The sign-in cannot go on",
    problems: {
      KOE006: "The address to return to after the sign-in is not registered.",
      KOE007: "The address to return to after signing out is not registered.",
      KOE101: "This app is not registered.",
    },
    problemOther: "Something about the request is not right.",
    problemCode: "Error code",
    accountTitle: "Your account",
    accountLead: "You are signed in on this browser.",
    accountSignOut: "Sign out and choose another",
    accountNobodyTitle: "Sign in to YeoulTalk",
    accountNobodyLead: "Choose an account and you are in.",
    channelName: "Yeoul Hotels",
    channelLead: "Seasonal tables and reservation news, before anyone else.",
    channelAdd: "Add channel",
    channelIsAdded: "Added",
    channelChat: "Chat with us",
    channelUnknownTitle: "There is no such channel",
    channelUnknownLead: "Please check the address.",
    chatTitle: "Chat with Yeoul Hotels",
    chatToday: "Today",
    chatGreeting:
      "Hello, this is Yeoul Hotels. Ask us about a reservation, an allergy or an occasion to prepare for.",
    chatOffer: "Our hosts answer every day from 9 in the morning to 9 at night.",
    chatBack: "Back to the channel",
  },
};

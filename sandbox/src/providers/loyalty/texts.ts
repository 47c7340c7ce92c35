import type { LanguageCode } from "#shared/language.ts";
import type { TierCode } from "#shared/tier-codes.ts";

/** Pages of the programme's site, by the last part of their address. */
type ProgrammePage =
  | "account"
  | "awards"
  | "profile"
  | "reservations"
  | "past-stays"
  | "hotel-bill"
  | "program-overview";

/** The texts of the loyalty programme's pages. */
export type LoyaltyTexts = {
  name: string;
  otherLanguage: string;
  tagline: string;
  asker: string;
  cancel: string;
  chooseTitle: string;
  chooseLead: string;
  points: (points: number) => string;
  signedInNow: string;
  newTitle: string;
  newHint: string;
  firstName: string;
  lastName: string;
  newSubmit: string;
  sharedNote: string;
  join: string;
  joinTitle: string;
  joinLead: string;
  joinSubmit: string;
  joinSignIn: string;
  endedTitle: string;
  endedLead: string;
  problemTitle: string;
  problemRedirect: string;
  problemOther: string;
  pages: Record<ProgrammePage, { title: string; lead: string }>;
  otherPage: string;
  memberNumber: string;
  memberSince: string;
  pointsLabel: string;
  nobody: string;
  signOut: string;
  tiers: Record<TierCode, string>;
};

export const loyaltyTexts: Record<LanguageCode, LoyaltyTexts> = {
  ko: {
    name: "하늘 서클",
    otherLanguage: "English",
    tagline: "머무는 만큼 가까워지는 세계",
    asker: "여울 호텔",
    cancel: "취소하고 돌아가기",
    chooseTitle: "회원 로그인",
    chooseLead: "여울 호텔과 연결할 멤버십을 골라 주세요.",
    points: (points) => `${points.toLocaleString("ko-KR")} 포인트`,
    signedInNow: "지금 로그인됨",
    newTitle: "다른 회원으로 로그인",
    newHint: "이름을 적으면 새 회원으로 로그인됩니다. 비밀번호는 필요하지 않아요.",
    firstName: "이름(영문)",
    lastName: "성(영문)",
    newSubmit: "이 회원으로 계속하기",
    sharedNote: "계속하면 회원 번호, 등급, 포인트, 가입일이 여울 호텔에 전달됩니다.",
    join: "아직 회원이 아니신가요? 가입하기",
    joinTitle: "하늘 서클 가입",
    joinLead: "가입과 동시에 포인트가 쌓이기 시작합니다.",
    joinSubmit: "가입하기",
    joinSignIn: "이미 회원이신가요?",
    endedTitle: "로그인이 이미 끝났어요",
    endedLead: "이 화면은 더 이상 쓸 수 없습니다. 여울 호텔로 돌아가 다시 시도해 주세요.",
    problemTitle: "로그인을 계속할 수 없어요",
    problemRedirect: "로그인 후 돌아갈 주소가 등록되어 있지 않습니다.",
    problemOther: "요청이 올바르지 않습니다.",
    pages: {
      account: { title: "내 계정", lead: "등급과 포인트를 한눈에 봅니다." },
      awards: { title: "내 어워드", lead: "모은 포인트로 받은 혜택이 이곳에 모입니다." },
      profile: { title: "프로필 및 선호", lead: "연락처와 객실 선호를 관리합니다." },
      reservations: { title: "예약", lead: "다가오는 숙박을 확인합니다." },
      "past-stays": { title: "지난 숙박", lead: "다녀가신 숙박 기록입니다." },
      "hotel-bill": { title: "호텔 영수증", lead: "숙박 후 90일 동안 영수증을 받을 수 있습니다." },
      "program-overview": {
        title: "프로그램 안내",
        lead: "여섯 등급과 등급마다 더해지는 혜택을 소개합니다.",
      },
    },
    otherPage: "하늘 서클 안내",
    memberNumber: "회원 번호",
    memberSince: "가입일",
    pointsLabel: "포인트",
    nobody: "로그인하면 내 멤버십이 이곳에 보입니다.",
    signOut: "로그아웃",
    tiers: {
      CARD: "커티시 카드",
      LGLO: "라이프타임 글로벌리스트",
      GLOB: "글로벌리스트",
      EXPL: "익스플로리스트",
      DISV: "디스커버리스트",
      MEMB: "멤버",
    },
  },
  en: {
    name: "Haneul Circle",
    otherLanguage: "한국어",
    tagline: "A world that grows with every stay",
    asker: "Yeoul Hotels",
    cancel: "Cancel and go back",
    chooseTitle: "Member sign-in",
    chooseLead: "Choose the membership to link with Yeoul Hotels.",
    points: (points) => `${points.toLocaleString("en-US")} points`,
    signedInNow: "Signed in here now",
    newTitle: "Sign in as another member",
    newHint: "A name is all it takes to sign in as a new member. There is no password.",
    firstName: "First name",
    lastName: "Last name",
    newSubmit: "Continue as this member",
    sharedNote:
      "When you continue, Yeoul Hotels is told your membership number, tier, points and joining date.",
    join: "Not a member yet? Join",
    joinTitle: "Join Haneul Circle",
    joinLead: "Points begin to add up the moment you join.",
    joinSubmit: "Join now",
    joinSignIn: "Already a member?",
    endedTitle: "This sign-in is over",
    endedLead: "This page can no longer be used. Go back to Yeoul Hotels and try again.",
    problemTitle: "The sign-in cannot go on",
    problemRedirect: "The address to return to after the sign-in is not registered.",
    problemOther: "Something about the request is not right.",
    pages: {
      account: { title: "Account", lead: "Your tier and your points at a glance." },
      awards: { title: "My Awards", lead: "What your points have brought you is kept here." },
      profile: { title: "Profile & Preferences", lead: "How to reach you, and the room you like." },
      reservations: { title: "Reservations", lead: "The stays you look forward to." },
      "past-stays": { title: "Past Stays", lead: "The stays you look back on." },
      "hotel-bill": { title: "Retrieve Hotel Bill", lead: "A bill can be had for 90 days after the stay." },
      "program-overview": {
        title: "Program Overview",
        lead: "Six tiers, and what each of them adds to a stay.",
      },
    },
    otherPage: "About Haneul Circle",
    memberNumber: "Membership number",
    memberSince: "Member since",
    pointsLabel: "Points",
    nobody: "Sign in and your membership is shown here.",
    signOut: "Sign out",
    tiers: {
      CARD: "Courtesy Card",
      LGLO: "Lifetime Globalist",
      GLOB: "Globalist",
      EXPL: "Explorist",
      DISV: "Discoverist",
      MEMB: "Member",
    },
  },
};

/** Returns the title and lead of a page by the last part of its address, with a default for unknown ones. */
export function toProgrammePage(name: string, texts: LoyaltyTexts): { title: string; lead: string } {
  return (
    Object.entries(texts.pages).find(([page]) => page === name)?.[1] ?? {
      title: texts.otherPage,
      lead: texts.tagline,
    }
  );
}

import styles from "@/components/share/share-dialog.module.css";
import type { ShareTarget } from "@/lib/share/share-targets";

const shapes: Record<ShareTarget | "kakao", React.ReactNode> = {
  kakao: (
    <path
      d="M12 4.5c-4.7 0-8.5 2.9-8.5 6.6 0 2.4 1.6 4.4 4 5.6l-.8 3.1c-.1.3.2.5.5.3l3.6-2.4c.4 0 .8.1 1.2.1 4.7 0 8.5-3 8.5-6.7S16.7 4.5 12 4.5z"
      fill="currentColor"
      stroke="none"
    />
  ),
  facebook: (
    <path
      d="M13.6 20.5v-7.7h2.6l.5-3.1h-3.1V7.8c0-1 .5-1.7 1.8-1.7h1.5V3.6c-.6-.1-1.3-.2-2-.2-2.6 0-4.3 1.6-4.3 4.3v2H8v3.1h2.6v7.7"
      fill="currentColor"
      stroke="none"
    />
  ),
  twitter: <path d="M4.5 4.5l15 15M19 4.5l-14.5 15" strokeWidth="2.2" />,
  line: (
    <>
      <path d="M12 4.5c-4.8 0-8.5 2.8-8.5 6.4 0 3.2 3 5.7 7 6.2.3 0 .6.2.6.5l.1 2c0 .4.3.5.7.3 3.5-1.9 8.6-4.9 8.6-9 0-3.6-3.7-6.4-8.5-6.4z" />
      <path
        d="M6.4 9.4v3.4h1.5M9.6 9.4v3.4M11.3 12.8V9.4l1.9 3.4V9.4M17 9.4h-1.8v3.4H17M15.2 11.1h1.6"
        strokeWidth="1.15"
      />
    </>
  ),
  whatsapp: (
    <>
      <path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19z" />
      <path
        d="M9 8.6c-.3 2.8 3 6.3 6 6.2l.9-1.6-1.9-1.1-.9.7c-.9-.4-1.6-1.1-2-2l.8-.9-1-2z"
        strokeWidth="1.3"
      />
    </>
  ),
  linkedin: (
    <path
      d="M6 10v8.5M6 5.8v.1M10.5 18.5V10M10.5 13.6c0-2.2 1.3-3.5 3.4-3.5 2.3 0 3.6 1.4 3.6 3.9v4.5"
      strokeWidth="2.2"
    />
  ),
  email: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="M4.5 7.5 12 13l7.5-5.5" />
    </>
  ),
  sms: (
    <>
      <path d="M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4.5 3.5V16.5H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" />
      <path d="M8 10.5h.1M12 10.5h.1M16 10.5h.1" strokeWidth="2.4" />
    </>
  ),
};

/** The icon of a network in the line style of the other icons; always shown beside the network's name. */
export function TargetIcon({ name }: { name: ShareTarget | "kakao" }) {
  return (
    <span className={styles.sign}>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shapes[name]}
      </svg>
    </span>
  );
}

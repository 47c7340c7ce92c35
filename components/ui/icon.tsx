import styles from "@/components/ui/icon.module.css";

const shapes = {
  menu: <path d="M4 8h16M4 16h10" />,
  person: (
    <>
      <circle cx="12" cy="8" r="3.6" />
      <path d="M5 20c1-4 4-5.5 7-5.5s6 1.5 7 5.5" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14" rx="3" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  ticket: (
    <>
      <path d="M4 7.5h16v3a1.9 1.9 0 0 0 0 3.6v3H4v-3a1.9 1.9 0 0 0 0-3.6z" />
      <path d="M14.5 7.5v9.6" strokeDasharray="1.8 2.4" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  phone: (
    <path d="M6.5 4h3l1.4 4-2 1.5a11 11 0 0 0 5.6 5.6l1.5-2 4 1.4v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z" />
  ),
  chat: (
    <path d="M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 17h-7.5L7 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5z" />
  ),
  check: <path d="M5 12.5 10 17.5 19 7.5" />,
  back: <path d="M19 12H6M11 17.5 5.5 12 11 6.5" />,
  refresh: <path d="M19 7v4.5h-4.5M5 17v-4.5h4.5M18.6 11a7 7 0 0 0-12-3.5M5.4 13a7 7 0 0 0 12 3.5" />,
  unlink: <path d="M10 8H7.5a4 4 0 0 0 0 8H10M14 8h2.5a4 4 0 0 1 0 8H14M5 4.5l14 15" />,
  share: (
    <>
      <path d="M12 15V4M7.5 8 12 3.5 16.5 8" />
      <path d="M8 11H6.5a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-6a1.5 1.5 0 0 0-1.5-1.5H16" />
    </>
  ),
  zoomIn: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20M7.5 10.5h6M10.5 7.5v6" />,
  zoomOut: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20M7.5 10.5h6" />,
  arrow: <path d="M5 12h13M13 6.5 18.5 12 13 17.5" />,
} as const;

/** A line icon, `size` pixels wide and high. Decoration only: the code that uses it provides the accessible name. */
export function Icon({ name, size }: { name: keyof typeof shapes; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

/** The group's mark: two ripples and a point of light. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M2 9q5.5-5 11 0t11 0M2 16q5.5-5 11 0t11 0" />
      <circle cx="13" cy="21.5" r="2" />
    </svg>
  );
}
